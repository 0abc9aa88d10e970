import { CENTRE } from '../engine/geometry.ts';
import type { Trim } from '../engine/piece.ts';
import { button, buttonhole } from './fastenings.ts';
import { type JacketOptions, startOf } from './jacketOptions.ts';

export function buttonTrims(options: JacketOptions, bottom: number): Trim[] {
  const { closure } = options;
  if (closure.kind !== 'buttons') return [];
  const start = startOf(options) + (options.collar.kind === 'lapel' ? 8 : 34);
  const end =
    closure.double || options.collar.kind === 'lapel'
      ? start + (bottom - start) * 0.52
      : bottom - 60;
  const size = closure.size ?? 12;
  const xs = closure.double ? [-74, 74] : [0];
  return Array.from(
    { length: closure.count },
    (_, row) => start + ((end - start) * row) / Math.max(1, closure.count - 1),
  ).flatMap((y) =>
    xs.map(
      (x): Trim => ({
        at: [CENTRE + x, y],
        svg: `${x > 0 ? '' : buttonhole('rgba(0,0,0,.35)', size * 2.6, true)}${button(closure.colour, size)}`,
      }),
    ),
  );
}

export function toggleTrims(options: JacketOptions, bottom: number): Trim[] {
  if (options.closure.kind !== 'toggles') return [];
  const { colour } = options.closure;
  const start = startOf(options) + 40;
  return [0, 1, 2, 3].map(
    (row): Trim => ({
      at: [CENTRE, start + ((bottom - start) * 0.66 * row) / 3],
      svg: `<path d="M-52 -5L28 -7M-52 5L28 7" stroke="#4a3527" stroke-width="4.4" fill="none"/><path d="M52 -4L24 -6M52 4L24 6" stroke="#4a3527" stroke-width="4.4" fill="none"/><rect x="-78" y="-15" width="34" height="30" rx="4" fill="#5b4030" stroke="#000" stroke-opacity=".3"/><rect x="44" y="-15" width="34" height="30" rx="4" fill="#5b4030" stroke="#000" stroke-opacity=".3"/><path d="M-2 -8C6 -11 46 -11 54 -5C56 -2 56 2 54 5C46 11 6 11 -2 8C-6 4 -6 -4 -2 -8Z" fill="${colour}" stroke="#000" stroke-opacity=".35"/><path d="M2 -5C16 -8 38 -7 48 -4" stroke="#fff" stroke-opacity=".45" stroke-width="2.4" fill="none"/>`,
    }),
  );
}
