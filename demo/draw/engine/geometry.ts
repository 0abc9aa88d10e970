export type Point = readonly [x: number, y: number];
/** A curve as short straight segments; closed if used as an outline. */
export type Line = Point[];

/** The axis of symmetry of every garment: half of the picture's width. */
export const CENTRE = 600;

/** Draws a line step by step: straight and curved segments from the current point. */
class Pen {
  readonly line: Line;

  constructor(x: number, y: number) {
    this.line = [[x, y]];
  }

  private get last(): Point {
    return this.line[this.line.length - 1] ?? [0, 0];
  }

  to(x: number, y: number): this {
    const [fromX, fromY] = this.last;
    return this.curve(
      (fromX * 2 + x) / 3,
      (fromY * 2 + y) / 3,
      (fromX + x * 2) / 3,
      (fromY + y * 2) / 3,
      x,
      y,
    );
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    const [fromX, fromY] = this.last;
    return this.curve(
      fromX + ((cx - fromX) * 2) / 3,
      fromY + ((cy - fromY) * 2) / 3,
      x + ((cx - x) * 2) / 3,
      y + ((cy - y) * 2) / 3,
      x,
      y,
    );
  }

  curve(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    const [fromX, fromY] = this.last;
    const reach =
      Math.hypot(ax - fromX, ay - fromY) +
      Math.hypot(bx - ax, by - ay) +
      Math.hypot(x - bx, y - by);
    const steps = Math.max(2, Math.ceil(reach / 7));
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const s = 1 - t;
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      this.line.push([fromX * p + ax * q + bx * r + x * u, fromY * p + ay * q + by * r + y * u]);
    }
    return this;
  }
}

export function pen(x: number, y: number): Pen {
  return new Pen(x, y);
}

/** A smooth line through all the points (Catmull–Rom). */
export function spline(points: Line): Line {
  const first = points[0];
  if (!first) return [];
  const drawn = pen(first[0], first[1]);
  for (let index = 0; index + 1 < points.length; index += 1) {
    const before = points[Math.max(0, index - 1)] ?? first;
    const from = points[index] ?? first;
    const to = points[index + 1] ?? first;
    const after = points[Math.min(points.length - 1, index + 2)] ?? first;
    drawn.curve(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
  return drawn.line;
}

export function mirror(line: Line): Line {
  return line.map(([x, y]) => [CENTRE * 2 - x, y]);
}

export function reverse(line: Line): Line {
  return [...line].reverse();
}

/** Turns a line about a point, clockwise, in degrees. */
export function turn(line: Line, degrees: number, about: Point): Line {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return line.map(([x, y]) => {
    const dx = x - about[0];
    const dy = y - about[1];
    return [about[0] + dx * cos - dy * sin, about[1] + dx * sin + dy * cos];
  });
}

/** A parallel line at a distance; a positive one is to the right of the drawing direction. */
export function parallel(line: Line, distance: number): Line {
  return line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [
      point[0] - ((after[1] - before[1]) / length) * distance,
      point[1] + ((after[0] - before[0]) / length) * distance,
    ];
  });
}

/** The point at a share (0 to 1) of the distance between two points. */
function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The point at a share (0 to 1) of a line's steps. */
export function along(line: Line, share: number): Point {
  const place = share * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(place));
  const from = line[Math.max(0, index)] ?? [0, 0];
  return between(from, line[index + 1] ?? from, place - index);
}

/** The part of a closed shape to the left of a vertical line. */
export function leftOf(outline: Line, x: number): Line {
  const kept: Line = [];
  outline.forEach((point, index) => {
    const before = outline[(index + outline.length - 1) % outline.length] ?? point;
    if (point[0] <= x !== before[0] <= x) {
      kept.push(between(before, point, (x - before[0]) / (point[0] - before[0])));
    }
    if (point[0] <= x) kept.push(point);
  });
  return kept;
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

export function boundsOf(lines: Line[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of lines.flat()) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** SVG path data of a line. */
export function pathData(line: Line, closed: boolean): string {
  const steps = line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `M${steps}${closed ? 'Z' : ''}`;
}

/** A point relative to a line: distance along it to the nearest point, and distance from it. */
export function followed(line: Line, x: number, y: number): Point {
  let travelled = 0;
  let best = { distance: Infinity, along: 0 };
  const step = line.length > 30 ? 3 : 1;
  for (let index = 0; index + 1 < line.length; index += step) {
    const [ax, ay] = line[index] ?? [0, 0];
    const [bx, by] = line[Math.min(line.length - 1, index + step)] ?? [0, 0];
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.hypot(dx, dy) || 1;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (length * length)));
    const distance = Math.hypot(x - ax - dx * t, y - ay - dy * t);
    if (distance < best.distance) best = { distance, along: travelled + t * length };
    travelled += length;
  }
  return [best.along, best.distance];
}
