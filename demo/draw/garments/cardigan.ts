import type { Cloth } from '../engine/cloth.ts';
import { CENTRE, type Line, leftOf, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Garment, Piece, Trim } from '../engine/piece.ts';
import { button } from './fastenings.ts';
import { sleeves } from './sleeves.ts';
import { neckInside } from './tee.ts';
import { bodyOf, cutTop, type TopMeasures } from './topBlock.ts';
import {
  hemBand,
  patchPocket,
  type Side,
  topShell,
  veeNeckline,
  withNeckline,
} from './topShell.ts';

type CardiganOptions = {
  cloth: Cloth;
  band: Cloth;
  measures: TopMeasures;
  depth: number;
  buttons: { colour: string; count: number; size?: number };
  pockets?: boolean;
  seed: number;
};

function frontBand(neckline: Line, bottom: number, band: Cloth, width: number): Piece {
  const half = neckline.slice(0, Math.ceil(neckline.length / 2));
  const edge = [
    ...half.slice(0, -1),
    ...pen(CENTRE, (half[half.length - 1]?.[1] ?? 0) + 4).to(CENTRE, bottom).line,
  ];
  const outer = parallel(edge, width / 2);
  const inner = parallel(edge, -width / 2);
  return {
    outline: [...outer, ...reverse(inner)],
    cloth: band,
    follow: edge,
    roundness: 5,
    edge: 2.6,
    lift: 2.6,
  };
}

/** A cardigan with a V neck, its buttons closed. */
export function cardigan(options: CardiganOptions, side: Side): Garment {
  const { cloth, band, measures: m, depth, seed } = options;
  const block = cutTop(m, seed);
  const body = bodyOf(block);
  const arms = sleeves(
    block,
    cloth,
    body,
    { kind: 'cuff', width: 70, cloth: band, gather: 0.05 },
    seed,
  );
  const vee = veeNeckline(block, depth);
  const shell = topShell(block, cloth, {
    side,
    body,
    seed,
    roundness: 20,
    neckline: side === 'front' ? vee : undefined,
  });
  const hem = hemBand(block, band, 64, 12);
  if (side === 'back') {
    const strip = parallel(block.backNeckline, -22);
    const collar: Piece = {
      outline: [...block.backNeckline, ...reverse(strip)],
      cloth: band,
      follow: block.backNeckline,
      roundness: 3,
      edge: 2.4,
      lift: 2,
    };
    return { pieces: [...arms, shell, hem, collar] };
  }
  const bottom = m.top + m.length + 62;
  const left = frontBand(vee, bottom, band, 42);
  const start = m.top + depth + 26;
  const trims: Trim[] = Array.from({ length: options.buttons.count }, (_, row) => ({
    at: [CENTRE, start + ((bottom - 34 - start) * row) / (options.buttons.count - 1)] as const,
    svg: button(options.buttons.colour, options.buttons.size ?? 11.5),
  }));
  const overlap: Piece = {
    ...shell,
    outline: leftOf(withNeckline(block, vee), CENTRE + 4),
    lift: 0.6,
  };
  const pocket = patchPocket(
    cloth,
    [CENTRE - m.hem * 0.38, m.top + m.length * 0.66],
    m.hem * 0.25,
    m.hem * 0.25,
  );
  const pockets = options.pockets
    ? [pocket, { ...pocket, outline: mirror(pocket.outline), seams: [] }]
    : [];
  return {
    pieces: [
      ...neckInside(block, cloth, band, 24, depth),
      ...arms,
      shell,
      overlap,
      ...pockets.map((piece) => ({ ...piece, seams: [] })),
      hem,
      { ...left, outline: mirror(left.outline), follow: mirror(left.follow ?? []) },
      { ...left, trims },
    ],
  };
}
