import { CENTRE, type Line, mirror, type Point, pen, reverse, spline } from '../engine/geometry.ts';
import { hash } from '../engine/noise.ts';

/** The measures of anything worn on the upper body, in garment pixels. */
export type TopMeasures = {
  /** Height of the neck point, where neck and shoulder meet, in the picture. */
  top: number;
  neck: number;
  neckDepth: number;
  shoulder: number;
  slope: number;
  chest: number;
  waist: number;
  hem: number;
  length: number;
  armhole: number;
  /** Distance that the hem is lower in the middle than at the sides. */
  hemCurve: number;
  /** Height of the waist below the neck point; two fifths down the side without it. */
  waistAt?: number;
  /** Distance by which a ribbed hem narrows the cloth above it, at each side. */
  blouson?: number;
  /** None for sleeveless pieces. */
  sleeve?: {
    length: number;
    /** Degrees from vertical. */
    angle: number;
    /** Degrees that the elbow turns the forearm inwards. */
    bend: number;
    cuff: number;
    /** Share of the cuff's width by which a rib narrows the sleeve, at each side. */
    gather?: number;
  };
};

/** The shapes and sewing lines of a top, from its measures. Left is the viewer's left. */
export type TopBlock = {
  measures: TopMeasures;
  neckPoint: Point;
  shoulderPoint: Point;
  underarm: Point;
  /** Front seam of the neck, from left to right. */
  neckline: Line;
  backNeckline: Line;
  front: Line;
  back: Line;
  armhole: Line;
  hem: Line;
  side: Line;
  /** Both arms, each drawn on the left: the second one is mirrored. */
  arms: Arm[];
};

export type Arm = {
  outline: Line;
  cuff: Line;
  measures: NonNullable<TopMeasures['sleeve']>;
};

function direction(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [-Math.sin(angle), Math.cos(angle)];
}

function from(point: Point, way: Point, distance: number): Point {
  return [point[0] + way[0] * distance, point[1] + way[1] * distance];
}

/** Arms lie relaxed: neither is straight, and they differ. Hung ones vary less. */
function relaxed(sleeve: NonNullable<TopMeasures['sleeve']>, seed: number) {
  const long = sleeve.length > 330;
  const hung = sleeve.angle < 10;
  const vary = (part: number) => hash(part, 7, seed) - 0.5;
  return {
    ...sleeve,
    angle: sleeve.angle + vary(1) * (hung ? 3 : 7),
    bend: long ? sleeve.bend + (hung ? 0 : 6) + vary(2) * (hung ? 6 : 20) : 0,
  };
}

function leftSleeve(
  shoulder: Point,
  underarm: Point,
  armhole: Line,
  measures: NonNullable<TopMeasures['sleeve']>,
): Arm {
  const { length, angle, bend, cuff, gather = 0 } = measures;
  const upperWay = direction(angle + bend / 2);
  const lowerWay = direction(angle - bend / 2);
  const across = (degrees: number): Point => {
    const [x, y] = direction(degrees);
    return [y, -x];
  };
  const elbow = from(shoulder, upperWay, length * 0.5);
  const end = from(elbow, lowerWay, length * 0.5);
  const wrist = from(end, across(angle - bend / 2), cuff * gather);
  const inner = from(end, across(angle - bend / 2), cuff * (1 - gather));
  const above = gather ? [from(end, lowerWay, -length * 0.09)] : [];
  const innerAbove = gather ? [from(above[0] ?? end, across(angle - bend / 2), cuff * 1.04)] : [];
  const span = Math.hypot(underarm[0] - shoulder[0], underarm[1] - shoulder[1]);
  const elbowWidth = span * 0.28 + cuff * 0.66;
  const cap = from(shoulder, direction(angle + bend / 2 + 16), length * 0.06);
  const upper = spline([
    shoulder,
    cap,
    from(shoulder, upperWay, length * 0.27),
    from(elbow, across(angle), -length * 0.006),
    from(elbow, lowerWay, length * 0.25),
    ...above,
    wrist,
  ]);
  const innerElbow = from(elbow, across(angle), elbowWidth);
  const lower = spline(
    length > 330
      ? [
          inner,
          ...innerAbove,
          from(innerElbow, lowerWay, length * 0.2),
          from(innerElbow, upperWay, -length * 0.1),
          underarm,
        ]
      : [inner, underarm],
  );
  const cuffLine = pen(...wrist).quad(
    (wrist[0] + inner[0]) / 2 + lowerWay[0] * cuff * 0.05,
    (wrist[1] + inner[1]) / 2 + lowerWay[1] * cuff * 0.05,
    ...inner,
  ).line;
  const hidden = reverse(armhole).map(([x, y]): Point => [x + 16, y]);
  return { outline: [...upper, ...cuffLine, ...lower, ...hidden], cuff: cuffLine, measures };
}

/** Cuts the pattern of a top. */
export function cutTop(m: TopMeasures, seed: number): TopBlock {
  const neckPoint: Point = [CENTRE - m.neck / 2, m.top];
  const shoulderPoint: Point = [CENTRE - m.shoulder / 2, m.top + m.slope];
  const underarm: Point = [CENTRE - m.chest / 2, m.top + m.slope + m.armhole];
  const bottom = m.top + m.length;
  const [nx, ny] = neckPoint;
  const [sx, sy] = shoulderPoint;
  const [ux, uy] = underarm;
  const half = pen(CENTRE, m.top + m.neckDepth).curve(
    CENTRE - m.neck * 0.34,
    m.top + m.neckDepth,
    nx + m.neck * 0.03,
    ny + m.neckDepth * 0.62,
    nx,
    ny,
  ).line;
  const backHalf = pen(CENTRE, m.top + 16).quad(CENTRE - m.neck * 0.36, m.top + 15, nx, ny).line;
  const shoulderLine = pen(nx, ny).quad((nx + sx) / 2, (ny + sy) / 2 - 5, sx, sy).line;
  const inward = Math.min(26, (m.chest - m.shoulder) * 0.1 + 14);
  const armhole = pen(sx, sy).curve(
    sx + inward * 0.7,
    sy + m.armhole * 0.42,
    sx + inward,
    uy - m.armhole * 0.2,
    ux,
    uy,
  ).line;
  const waistY = m.waistAt ? m.top + m.waistAt : uy + (bottom - uy) * 0.42;
  const drawnIn = m.blouson ?? 0;
  const side = spline([
    underarm,
    [CENTRE - m.waist / 2, waistY],
    ...(drawnIn ? [[CENTRE - m.hem / 2, bottom - 64] as Point] : []),
    [CENTRE - m.hem / 2 + drawnIn, bottom],
  ]);
  const hemHalf = pen(CENTRE - m.hem / 2 + drawnIn, bottom).curve(
    CENTRE - m.hem * 0.36,
    bottom + m.hemCurve * 0.75,
    CENTRE - m.hem * 0.18,
    bottom + m.hemCurve,
    CENTRE,
    bottom + m.hemCurve,
  ).line;
  const shell = [...shoulderLine, ...armhole, ...side, ...hemHalf];
  const both = (line: Line) => [...line, ...reverse(mirror(line))];
  return {
    measures: m,
    neckPoint,
    shoulderPoint,
    underarm,
    neckline: [...reverse(half), ...mirror(half)],
    backNeckline: [...reverse(backHalf), ...mirror(backHalf)],
    front: both([...half, ...shell]),
    back: both([...backHalf, ...shell]),
    armhole,
    hem: both(hemHalf),
    side,
    arms: [1, 2].flatMap((arm) =>
      m.sleeve ? [leftSleeve(shoulderPoint, underarm, armhole, relaxed(m.sleeve, seed + arm))] : [],
    ),
  };
}

/** The outlines that form one body: the shell with both sleeves. */
export function bodyOf(block: TopBlock): Line[] {
  return [
    block.back,
    ...block.arms.map(({ outline }, index) => (index === 0 ? outline : mirror(outline))),
  ];
}
