import clamp from '@mui/utils/clamp';
import type { GarmentShape } from '../../../contract/rules/measures.ts';
import type { MeasureName, Measures } from '../../../contract/schemas/measures.ts';

/** Centimetres right and down from the middle of the garment's upper edge. */
export type Point = readonly [x: number, y: number];

/** Dimension line of a measure, and the anchor of its label. */
export type MeasureLine = {
  name: MeasureName;
  /** Two ends, or a quadratic curve: start, control point, end. */
  points: readonly Point[];
  label: Point;
  /** Position of the label relative to its anchor. Narrow places stack name and length. */
  place: 'above' | 'beside' | 'below' | 'left' | 'right';
};

/** Garment laid flat, in centimetres. Paths cover the right half; the left is its mirror image. */
export type Silhouette = {
  outline: string;
  seams: string;
  lines: MeasureLine[];
  /** Extent from the middle outwards; `height` from the upper edge down. */
  halfWidth: number;
  height: number;
  /** y of the lowest label below its line; 0 for none. */
  lowestName: number;
};

/** Moves a point by `length` in a direction, in degrees from straight down towards the right. */
function along([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}

/** Distance of a point from the line through another point in a direction. */
function distance([x, y]: Point, [x0, y0]: Point, degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  return Math.abs((x - x0) * Math.cos(angle) - (y - y0) * Math.sin(angle));
}

/** Draws a garment from its measures; estimates missing ones and clamps implausible ones. */
export function silhouetteOf(shape: GarmentShape, measures: Measures): Silhouette {
  if (shape === 'trousers') return trousers(measures);
  return shape === 'skirt' ? skirt(measures) : upperBody(measures, shape);
}

/** Top or dress; has sleeves if their length is known. */
function upperBody(measures: Measures, shape: 'top' | 'dress'): Silhouette {
  const slenderness = shape === 'dress' ? 2.2 : 1.3;
  const width =
    measures.chest ||
    (measures.shoulder ?? 0) / 0.84 ||
    (measures.sleeve ?? 0) / 1.1 ||
    (measures.length ?? 0) / slenderness;
  const length = clamp(measures.length ?? width * slenderness, width * 0.8, width * 3);
  const chest = width / 2;
  const shoulder = clamp(measures.shoulder ?? width * 0.84, width * 0.5, width * 1.3) / 2;
  const neck = shoulder * 0.36;
  const tip: Point = [shoulder, shoulder * 0.2];
  const armpit: Point = [chest, tip[1] + Math.min(width * 0.38, length * 0.4)];
  const stitch = width * 0.04;

  const hem = shape === 'dress' ? chest * 1.4 : chest * 0.98;
  const waist = armpit[1] + (length - armpit[1]) * 0.24;
  const side =
    shape === 'dress'
      ? `C${chest * 0.97} ${armpit[1] + 3} ${chest * 0.84} ${waist - 4} ${chest * 0.84} ${waist}` +
        `C${chest * 0.84} ${waist + (length - waist) * 0.3} ${hem * 0.94} ${length * 0.8} ${hem} ${length}`
      : `Q${chest * 0.96} ${(armpit[1] + length) / 2} ${hem} ${length}`;
  const start = `M0 ${neck}Q${neck * 0.86} ${neck * 0.94} ${neck} 0`;
  const seams =
    `M0 ${neck + stitch}Q${neck * 1.1} ${neck + stitch} ${neck + stitch} ${stitch * 0.35}` +
    `M0 ${neck * 0.22}Q${neck * 0.7} ${neck * 0.22} ${neck} 0` +
    `M0 ${length - stitch}L${hem * 0.995} ${length - stitch}`;
  const { armhole, lines, outermost, lowest } = measures.sleeve
    ? sleeve(clamp(measures.sleeve, width * 0.2, width * 1.6), width, tip, armpit)
    : sleeveless(tip, armpit);

  return {
    outline: `${start}L${tip[0]} ${tip[1]}${armhole.outline}${side}L0 ${length}`,
    seams: seams + armhole.seams,
    lines: [
      {
        name: 'length',
        points: [
          [-neck, 0],
          [-neck, length],
        ],
        label: [-neck, (armpit[1] + length) / 2 + stitch],
        place: 'beside',
      },
      {
        name: 'chest',
        points: [[-chest, armpit[1]], armpit],
        label: [-neck, armpit[1]],
        place: 'beside',
      },
      {
        name: 'shoulder',
        points: [
          [-tip[0], 0],
          [tip[0], 0],
        ],
        label: [0, 0],
        place: 'above',
      },
      ...lines,
    ],
    halfWidth: Math.max(hem, outermost),
    height: Math.max(length, lowest),
    lowestName: lowest,
  };
}

/** Bent sleeve; the longer it is, the closer it hangs to the body. */
function sleeve(length: number, width: number, tip: Point, armpit: Point) {
  const reach = length / width;
  const angle = clamp(58 - reach * 27, 22, 47);
  const bend = clamp(reach * 12, 4, 14);
  const end = along(tip, angle, length);
  const elbow = along(tip, angle + bend, length * 0.48);
  const upperArm = distance(armpit, tip, angle + bend);
  const cuff = upperArm * clamp(1 - reach * 0.27, 0.64, 0.86);
  const inner = along(end, angle - bend - 90, cuff);
  const innerElbow = along(elbow, angle - 90, upperArm * 0.9);
  const hem = width * 0.05;
  const [from, to] = [along(end, angle - bend, -hem), along(inner, angle - bend, -hem)];
  const out = (point: Point) => along(point, angle + 90, width * 0.06);
  const lines: MeasureLine[] = [
    {
      name: 'sleeve',
      points: [out(tip), out(elbow), out(end)],
      label: [end[0], Math.max(end[1], inner[1])],
      place: 'below',
    },
  ];
  return {
    armhole: {
      outline: `Q${elbow} ${end}L${inner}Q${innerElbow} ${armpit}`,
      seams: `M${tip}Q${tip[0] * 0.9} ${(tip[1] + armpit[1]) * 0.58} ${armpit}M${from}L${to}`,
    },
    lines,
    outermost: out(end)[0],
    lowest: Math.max(end[1], inner[1]),
  };
}

function sleeveless(tip: Point, armpit: Point) {
  const [x, y] = armpit;
  return {
    armhole: {
      outline: `C${tip[0] * 0.94} ${y * 0.6} ${tip[0] * 0.92} ${y * 0.94} ${x} ${y}`,
      seams: '',
    },
    lines: [],
    outermost: Math.max(x, tip[0]),
    lowest: 0,
  };
}

/** Trousers, or shorts if the inseam is short. */
function trousers({ length: known, inseam = (known ?? 0) * 0.74 }: Measures): Silhouette {
  const length = Math.max(known ?? inseam * 1.35, inseam * 1.08);
  const rise = clamp(length - inseam, length * 0.16, length * 0.8);
  const waist = rise * 0.72;
  const hip = rise * 0.94;
  const isLong = inseam > rise * 1.6;
  const [inner, outer] = isLong ? [rise * 0.2, rise * 0.94] : [rise * 0.08, rise * 1.04];
  const band = rise * 0.13;
  const cuff = rise * 0.08;
  const knee = rise + (length - rise) * 0.5;
  return {
    outline:
      `M0 0L${waist} 0C${waist * 1.08} ${rise * 0.3} ${hip} ${rise * 0.6} ${hip} ${rise}` +
      `Q${(hip + outer) / 2 - rise * 0.04} ${knee} ${outer} ${length}L${inner} ${length}` +
      `Q${inner * 0.5} ${knee} 0 ${rise}`,
    seams:
      `M0 ${band}L${waist * 1.025} ${band}M0 ${band}L0 ${rise}` +
      `M${waist * 0.5} ${band}Q${waist * 0.62} ${rise * 0.5} ${hip * 0.985} ${rise * 0.56}` +
      `M${inner} ${length - cuff}L${outer} ${length - cuff}`,
    lines: [
      lengthBeside(outer * 1.16, length),
      {
        name: 'inseam',
        points: [
          [rise * 0.08, rise],
          [inner + rise * 0.08, length],
        ],
        label: [outer, (rise + length) / 2],
        place: 'right',
      },
    ],
    halfWidth: outer * 1.16,
    height: length,
    lowestName: 0,
  };
}

function lengthBeside(halfWidth: number, length: number): MeasureLine {
  const at = (y: number): Point => [-halfWidth, y];
  return { name: 'length', points: [at(0), at(length)], label: at(length * 0.5), place: 'left' };
}

/** Skirt, drawn from its length only. */
function skirt({ length = 60 }: Measures): Silhouette {
  const waist = 7 + length * 0.11;
  const hem = waist * 1.15 + length * 0.15;
  const band = 4;
  return {
    outline: `M0 0L${waist} 0Q${waist * 1.22} ${length * 0.3} ${hem} ${length}L0 ${length}`,
    seams: `M0 ${band}L${waist * 1.04} ${band}M0 ${length - 3}L${hem * 0.99} ${length - 3}`,
    lines: [lengthBeside(hem * 1.14, length)],
    halfWidth: hem * 1.14,
    height: length,
    lowestName: 0,
  };
}
