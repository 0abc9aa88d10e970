import type { Cloth, Rgb } from './cloth.ts';
import type { Crease } from './folds.ts';
import type { Line, Point } from './geometry.ts';

/** A sewn line: a groove pressed into the cloth and, mostly, visible thread. */
export type Seam = {
  line: Line;
  /** Colour of the thread; none for a seam sewn from the inside. */
  thread?: Rgb;
  /** Second row of stitches at this distance. */
  twin?: number;
  /** Depth of the groove, in garment pixels. */
  depth?: number;
  /** How much the cloth gathers beside the seam, 0 to 1. */
  pucker?: number;
};

/** Hard things on the cloth, drawn last: buttons, zips, labels, cords. */
export type Trim = {
  /** Place in the garment; the SVG is drawn around 0,0 there. */
  at: Point;
  svg: string;
  turn?: number;
  /** How far it hangs below its place, when it leaves its piece of cloth. */
  reach?: number;
};

/** One piece of cloth, cut to an outline. */
export type Piece = {
  outline: Line;
  cloth: Cloth;
  /** Direction of the threads: degrees clockwise from upright. */
  grain?: number;
  /** Lets the cloth run along a line instead, as ribbing does around a neck. */
  follow?: Line;
  /** Moves the texture and print along the cloth, so that pieces do not all match. */
  slide?: Point;
  /** The shapes that lie as one body with this piece; its roundness follows their common outline. */
  body?: Line[];
  /** Height of the soft rounding towards the outline, in garment pixels. */
  roundness?: number;
  /** Thickness at the cut edge. */
  edge?: number;
  /** Height above what lies below: the depth of the shadow that it throws there. */
  lift?: number;
  /** Factor on the light, below 1 for the inside of a garment. */
  light?: number;
  creases?: Crease[];
  seams?: Seam[];
  trims?: Trim[];
};

/** A garment: pieces from the lowest to the topmost. */
export type Garment = { pieces: Piece[] };
