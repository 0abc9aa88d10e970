import type { Cloth, Rgb } from '../engine/cloth.ts';
import type { Crease } from '../engine/folds.ts';
import { CENTRE, type Line, type Point, pen, spline } from '../engine/geometry.ts';
import { loosened } from './drapery.ts';

export type TrouserMeasures = {
  top: number;
  waist: number;
  hip: number;
  /** From the waist down to the crotch. */
  rise: number;
  /** From the waist down to the hem. */
  length: number;
  knee: number;
  hem: number;
  /** Distance of the middle of each hem from the centre. */
  stance: number;
};

export type TrouserOptions = {
  cloth: Cloth;
  measures: TrouserMeasures;
  style: 'jeans' | 'chino' | 'elastic' | 'pleated';
  thread?: Rgb;
  buttons?: string;
  cord?: string;
  /** Height of turn-ups. */
  turnUp?: number;
  /** Ribbing that gathers the legs at the hem. */
  cuff?: Cloth;
  seed: number;
};

export type Leg = { outline: Line; hem: Line };

/** Cuts the left leg with its half of the seat. */
export function cutLeg(m: TrouserMeasures): Leg {
  const crotch: Point = [CENTRE, m.top + m.rise];
  const bottom = m.top + m.length;
  const hemMiddle = CENTRE - m.stance;
  const kneeY = m.top + m.rise + (m.length - m.rise) * 0.48;
  const kneeMiddle = CENTRE - m.hip * 0.25 - (m.stance - m.hip * 0.25) * 0.5;
  const short = m.length < m.rise * 2.4;
  const outer = spline([
    [CENTRE - m.waist / 2, m.top],
    [CENTRE - m.hip * 0.485, m.top + m.rise * 0.5],
    [CENTRE - m.hip / 2 - 3, m.top + m.rise * 0.95],
    ...(short ? [] : [[kneeMiddle - m.knee / 2, kneeY] as Point]),
    [hemMiddle - m.hem / 2, bottom],
  ]);
  const inner = spline([
    [hemMiddle + m.hem / 2, bottom - 6],
    ...(short ? [] : [[kneeMiddle + m.knee / 2, kneeY] as Point]),
    [CENTRE - 13, m.top + m.rise + 64],
    crotch,
  ]);
  const hem = pen(hemMiddle - m.hem / 2, bottom).quad(
    hemMiddle,
    bottom + 10,
    hemMiddle + m.hem / 2,
    bottom - 6,
  ).line;
  const middle = pen(CENTRE + 1, m.top + m.rise)
    .to(CENTRE + 1, m.top + 8)
    .quad(CENTRE - m.waist / 4, m.top + 10, CENTRE - m.waist / 2, m.top).line;
  return { outline: [...outer, ...hem, ...inner, ...middle], hem };
}

export function legFolds(m: TrouserMeasures, seed: number, strength: number): Crease[] {
  const y = m.top + m.rise;
  const knee = y + (m.length - m.rise) * 0.48;
  const x = CENTRE - m.hip * 0.25;
  const folds: Crease[] = [
    {
      from: [CENTRE - 6, y - 20],
      to: [x - m.hip * 0.18, y - 90],
      bend: -16,
      width: 13,
      height: 3.4,
    },
    {
      from: [CENTRE - 10, y + 10],
      to: [x - m.hip * 0.14, y - 16],
      bend: -14,
      width: 14,
      height: 3.8,
    },
    {
      from: [CENTRE - 16, y + 40],
      to: [x - m.hip * 0.1, y + 90],
      bend: 14,
      width: 15,
      height: 3.4,
    },
    { from: [x + 60, y + 70], to: [x + 12, y + 300], bend: 20, width: 22, height: 3 },
    {
      from: [x + m.knee * 0.4, knee - 50],
      to: [x - m.knee * 0.35, knee - 12],
      bend: 14,
      width: 15,
      height: 2.8,
    },
    {
      from: [x + m.knee * 0.36, knee + 30],
      to: [x - m.knee * 0.4, knee + 4],
      bend: -12,
      width: 15,
      height: 3,
    },
    {
      from: [x - 10, m.top + m.length - 190],
      to: [x - m.hem * 0.3, m.top + m.length - 20],
      bend: 10,
      width: 20,
      height: 2.6,
    },
  ];
  const short = m.length < m.rise * 2.4;
  return loosened(short ? folds.slice(0, 3) : folds, seed).map((fold) => ({
    ...fold,
    height: fold.height * strength,
  }));
}
