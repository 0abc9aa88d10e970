import { type Cloth, css, type Rgb } from '../engine/cloth.ts';
import type { Crease } from '../engine/folds.ts';
import { CENTRE, type Line, parallel, pen, reverse } from '../engine/geometry.ts';
import { hash } from '../engine/noise.ts';
import type { Garment, Piece, Trim } from '../engine/piece.ts';

type ScarfOptions = { cloth: Cloth; fringe?: Rgb; seed: number };

function fringeOf(end: Line, colour: Rgb, seed: number): Trim[] {
  const [left, right] = [end[0] ?? [0, 0], end[end.length - 1] ?? [0, 0]];
  const count = 26;
  const strands = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const x = (right[0] - left[0]) * (share - 0.5);
    const y = (right[1] - left[1]) * (share - 0.5);
    const sway = (hash(index, 1, seed) - 0.5) * 20;
    const long = 74 + hash(index, 2, seed) * 16;
    const path = `M${x} ${y}q${sway} ${long * 0.5} ${sway * 0.4} ${long}`;
    return `<path d="${path}" stroke="#000" stroke-opacity=".28" stroke-width="7" transform="translate(1.5 1.5)"/><path d="${path}" stroke="${css(colour)}" stroke-width="6"/><path d="${path}" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" transform="translate(-1.4 0)"/><path d="${path}" stroke="#000" stroke-opacity=".2" stroke-width="6" stroke-dasharray="1.2 4"/>`;
  });
  return [
    {
      at: [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2],
      svg: `<g fill="none" stroke-linecap="round">${strands.join('')}</g>`,
    },
  ];
}

function tail(line: Line, width: number, options: ScarfOptions, lift: number, seed: number): Piece {
  const last = line[line.length - 1] ?? [0, 0];
  const right = parallel(line, width / 2);
  const left = parallel(line, -width / 2);
  const end: Line = [right[right.length - 1] ?? last, left[left.length - 1] ?? last];
  const folds: Crease[] = [-0.24, 0.02, 0.27].map((share, index) => {
    const edge = parallel(line, width * share);
    return {
      from: edge[0] ?? last,
      to: edge[edge.length - 1] ?? last,
      bend: (hash(index, 3, seed) - 0.5) * 30,
      width: 26,
      height: 6 * (0.6 + hash(index, 4, seed)),
    };
  });
  return {
    outline: [...right, ...reverse(left)],
    cloth: options.cloth,
    follow: options.cloth.print ? undefined : undefined,
    grain:
      (Math.atan2(-(last[0] - (line[0]?.[0] ?? 0)), last[1] - (line[0]?.[1] ?? 0)) * 180) / Math.PI,
    roundness: 20,
    edge: 2.4,
    lift,
    creases: folds,
    trims: options.fringe ? fringeOf(end, options.fringe, seed) : [],
  };
}

/** A scarf, laid in a loop with both ends down. */
export function scarf(options: ScarfOptions): Garment {
  const back = pen(CENTRE + 150, 330).curve(
    CENTRE + 190,
    600,
    CENTRE + 130,
    860,
    CENTRE + 176,
    1130,
  ).line;
  const front = pen(CENTRE - 120, 330).curve(
    CENTRE - 190,
    640,
    CENTRE - 70,
    900,
    CENTRE - 130,
    1270,
  ).line;
  const loop = pen(CENTRE - 250, 470)
    .curve(CENTRE - 292, 260, CENTRE - 150, 190, CENTRE + 10, 192)
    .curve(CENTRE + 190, 190, CENTRE + 312, 270, CENTRE + 280, 470)
    .curve(CENTRE + 240, 420, CENTRE + 140, 352, CENTRE + 14, 356)
    .curve(CENTRE - 110, 350, CENTRE - 214, 410, CENTRE - 250, 470).line;
  const top: Piece = {
    outline: loop,
    cloth: options.cloth,
    grain: 86,
    roundness: 26,
    edge: 2.4,
    lift: 7,
    creases: [
      { from: [CENTRE - 270, 420], to: [CENTRE + 270, 400], bend: 130, width: 22, height: 8 },
      { from: [CENTRE - 230, 380], to: [CENTRE + 250, 350], bend: 100, width: 20, height: 6 },
    ],
  };
  return {
    pieces: [
      tail(back, 236, options, 0, options.seed + 1),
      tail(front, 250, options, 8, options.seed + 2),
      top,
    ],
  };
}
