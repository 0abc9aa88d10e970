import type { Cloth, Rgb } from '../engine/cloth.ts';
import type { SleeveEnd } from './sleeves.ts';
import type { TopMeasures } from './topBlock.ts';

export type JacketOptions = {
  cloth: Cloth;
  lining: Cloth;
  measures: TopMeasures;
  collar:
    | { kind: 'lapel'; depth: number; wide?: number }
    | { kind: 'point'; cloth?: Cloth }
    | { kind: 'stand'; cloth?: Cloth }
    | { kind: 'hood' };
  closure:
    | { kind: 'buttons'; colour: string; count: number; double?: boolean; size?: number }
    | { kind: 'zip'; tape: string; metal: string }
    | { kind: 'toggles'; colour: string };
  pockets: 'patch' | 'flap' | 'welt' | 'chest-flaps' | 'none';
  thread?: Rgb;
  sleeveEnd?: SleeveEnd;
  hemBand?: Cloth;
  /** Heights, as shares of the length, of horizontal seams: the chambers of a quilted coat. */
  quilting?: number;
  /** Sewn lines of the front, as on a denim jacket. */
  panelled?: boolean;
  belt?: boolean;
  seed: number;
};

export function startOf(options: JacketOptions): number {
  const { top, neckDepth } = options.measures;
  return options.collar.kind === 'lapel' ? top + options.collar.depth : top + neckDepth;
}
