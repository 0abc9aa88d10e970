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
  /** Amount of gathering beside the seam, 0 to 1. */
  pucker?: number;
};

/** Hard things on the cloth, drawn last: buttons, zips, labels, cords. */
export type Trim = {
  /** Position in the garment; the SVG is drawn around 0,0 there. */
  at: Point;
  svg: string;
  turn?: number;
  /** Distance that it hangs below its position, beyond its piece of cloth. */
  reach?: number;
};

/** One piece of cloth, cut to an outline. */
export type Piece = {
  outline: Line;
  cloth: Cloth;
  /** Direction of the threads: degrees clockwise from upright. */
  grain?: number;
  /** Lets the cloth follow a line instead, like ribbing around a neck. */
  follow?: Line;
  /** Moves the texture and print along the cloth, so that pieces do not all match. */
  slide?: Point;
  /** Shapes that form one body with this piece; its roundness follows their common outline. */
  body?: Line[];
  /** Height of the soft rounding towards the outline, in garment pixels. */
  roundness?: number;
  /** Thickness at the cut edge. */
  edge?: number;
  /** Height above the pieces below: the depth of its shadow. */
  lift?: number;
  /** Factor on the light, below 1 for the inside of a garment. */
  light?: number;
  creases?: Crease[];
  seams?: Seam[];
  trims?: Trim[];
};

/** A garment: pieces from the lowest to the topmost. */
export type Garment = { pieces: Piece[] };
