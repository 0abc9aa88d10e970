import type { Cloth } from '../engine/cloth.ts';
import { type Line, type Point, parallel, pen, reverse, turn } from '../engine/geometry.ts';
import type { Garment, Piece } from '../engine/piece.ts';

type SocksOptions = { cloth: Cloth; cuff: Cloth; heel: Cloth };

function sock(
  options: SocksOptions,
  dx: number,
  dy: number,
  degrees: number,
  lift: number,
): Piece[] {
  const about: Point = [600 + dx, 700 + dy];
  const put = (line: Line): Line =>
    turn(
      line.map(([x, y]) => [x + dx, y + dy]),
      degrees,
      about,
    );
  const leg = pen(506, 330)
    .quad(600, 318, 694, 330)
    .curve(700, 520, 690, 700, 706, 800)
    .curve(720, 890, 690, 960, 640, 1010)
    .curve(560, 1090, 470, 1150, 400, 1196)
    .curve(330, 1236, 250, 1200, 246, 1130)
    .curve(244, 1070, 290, 1040, 340, 1010)
    .curve(430, 950, 490, 900, 502, 810)
    .curve(512, 700, 500, 520, 506, 330).line;
  const heel = pen(706, 800)
    .curve(720, 890, 690, 960, 640, 1010)
    .quad(618, 1030, 596, 1046)
    .curve(560, 960, 590, 850, 706, 800).line;
  const toe = pen(340, 1010)
    .curve(290, 1040, 244, 1070, 246, 1130)
    .curve(250, 1200, 330, 1236, 400, 1196)
    .quad(416, 1188, 430, 1178)
    .curve(420, 1110, 390, 1050, 340, 1010).line;
  const cuffTop = pen(503, 322).quad(600, 308, 697, 322).line;
  const cuff = [...cuffTop, ...reverse(parallel(cuffTop, 120))];
  return [
    {
      outline: put(leg),
      cloth: options.cloth,
      grain: degrees,
      roundness: 26,
      lift,
      creases: [
        {
          from: put([[520, 880]])[0] ?? about,
          to: put([[690, 760]])[0] ?? about,
          bend: 20,
          width: 18,
          height: 6,
        },
        {
          from: put([[500, 930]])[0] ?? about,
          to: put([[600, 830]])[0] ?? about,
          bend: 14,
          width: 16,
          height: 5,
        },
      ],
    },
    {
      outline: put(heel),
      cloth: options.heel,
      grain: degrees + 40,
      roundness: 6,
      edge: 0.8,
      body: [put(leg)],
    },
    {
      outline: put(toe),
      cloth: options.heel,
      grain: degrees + 50,
      roundness: 18,
      edge: 0.8,
      body: [put(leg)],
    },
    {
      outline: put(cuff),
      cloth: options.cuff,
      grain: degrees,
      roundness: 14,
      edge: 1.8,
      lift: 1.5,
    },
  ];
}

/** A pair of socks, one laid over the other. */
export function socks(options: SocksOptions): Garment {
  return { pieces: [...sock(options, 120, -30, -9, 0), ...sock(options, -90, 40, 5, 9)] };
}
