import type { MeasureName } from '../../../contract/schemas/measures.ts';

/** Centimetres from the middle of the garment's upper edge, to the right and down. */
export type Point = readonly [x: number, y: number];

/** Where a measure is taken: a line, and where its name begins or is centred. */
export type MeasureLine = {
  name: MeasureName;
  /** Two ends, or a curve's with its control point between them. */
  points: readonly Point[];
  label: Point;
  /** How the name lies to that point; a narrow place has the length below the name. */
  place: 'above' | 'beside' | 'below' | 'left' | 'right';
};

/** A garment laid flat, in centimetres. Both sides are alike: the paths are those of the right one. */
export type Silhouette = {
  outline: string;
  seams: string;
  lines: MeasureLine[];
  /** From the middle to what lies furthest out, and from the upper edge to the lowest. */
  halfWidth: number;
  height: number;
  /** Where the lowest name begins that stands below its line; 0 where none does. */
  lowestName: number;
};

/** From a point, so far in a direction: degrees from straight down, to the right. */
export function along([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}

/** How far a point lies from the line through another one in a direction. */
export function distance([x, y]: Point, [x0, y0]: Point, degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  return Math.abs((x - x0) * Math.cos(angle) - (y - y0) * Math.sin(angle));
}
