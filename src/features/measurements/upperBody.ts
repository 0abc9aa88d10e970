import clamp from '@mui/utils/clamp';
import type { Measures } from '../../../contract/schemas/measures.ts';
import { along, distance, type MeasureLine, type Point, type Silhouette } from './geometry.ts';

/** A top or a dress, with sleeves where they are measured. */
export function upperBody(measures: Measures, shape: 'top' | 'dress'): Silhouette {
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

/** A sleeve hangs away from the body, the less the longer it is, and bends. */
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
