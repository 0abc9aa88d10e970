import { colourwaySlugs } from '../../catalogue/colourways.ts';
import { hide } from '../cloths.ts';
import { type Cloth, rgb } from '../engine/cloth.ts';
import { boundsOfGarment, lay, poseWithin } from '../engine/drawGarment.ts';
import type { Line, Point } from '../engine/geometry.ts';
import { CENTRE, leftOf, mirror, pen, reverse, turn } from '../engine/geometry.ts';
import type { Layer } from '../engine/layer.ts';
import { hash, seedOf } from '../engine/noise.ts';
import { emptyPaper, type Picture, toPicture } from '../engine/paper.ts';
import type { Garment, Piece } from '../engine/piece.ts';
import { ground } from '../palette.ts';
import { recipes } from '../recipes/all.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { PICTURE } from './size.ts';
import { SCALE } from './whole.ts';

const oak = hide(rgb('#b98e5e'), 9);

const hook =
  '<path d="M0 74V38C0 22 26 22 26 0a26 26 0 0 0-52 0" fill="none" stroke="#77716a" stroke-width="7" stroke-linecap="round"/><path d="M-2 72V38C-2 24 24 22 24 0a24 24 0 0 0-48 0" fill="none" stroke="#d6d1c8" stroke-width="2" stroke-linecap="round"/>';
const clip =
  '<rect width="34" height="62" x="-17" rx="5" fill="#8b857d" stroke="#5f5a54" stroke-width="2"/><path d="M-11 8v46" stroke="#d6d1c8" stroke-width="3"/>';

/** A wooden hanger below the shoulders, or a bar with two clips at a waistband. */
function hanger(y: number, hasShoulders: boolean): Piece {
  const half = hasShoulders ? 190 : 150;
  const fall = hasShoulders ? 58 : 0;
  const upper = pen(CENTRE - half, y + fall).quad(
    CENTRE - half * 0.4,
    y + fall * 0.2,
    CENTRE,
    y - fall * 0.35,
  ).line;
  const lower = pen(CENTRE - half, y + fall + 26).quad(
    CENTRE - half * 0.4,
    y + fall * 0.3 + 34,
    CENTRE,
    y + 30,
  ).line;
  const both = (line: Line) => [...line, ...reverse(mirror(line))];
  return {
    outline: [...both(upper), ...reverse(both(lower))],
    cloth: oak,
    grain: 84,
    roundness: 9,
    lift: 1.5,
    trims: [
      { at: [CENTRE, y - fall * 0.35 - 66], svg: hook, reach: 70 },
      ...(hasShoulders
        ? []
        : [-112, 112].map((x) => ({ at: [CENTRE + x, y + 4] as const, svg: clip, reach: 64 }))),
    ],
  };
}

/** Long folds by gravity, and a hem that waves with them. */
function falling(garment: Garment, seed: number): Garment {
  const { left, top, right, bottom } = boundsOfGarment(garment);
  const count = Math.max(4, Math.round((right - left) / 105));
  const flutes = Array.from({ length: count }, (_, index) => {
    const vary = (part: number) => hash(index, part, seed) - 0.5;
    const x = left + ((index + 0.5 + vary(1) * 0.6) / count) * (right - left);
    return {
      from: [CENTRE + (x - CENTRE) * 0.8, top + (bottom - top) * (0.3 + vary(2) * 0.3)] as const,
      to: [x, bottom + (bottom - top) * 0.25] as const,
      bend: vary(3) * 24,
      width: 24 + vary(4) * 14,
      height: 8 + vary(5) * 5,
    };
  });
  const waved = (line: Line): Line =>
    line.map(([x, y]) => {
      const low = Math.max(0, (y - top) / (bottom - top) - 0.55) / 0.45;
      return [x, y + low * (Math.sin(x / 34 + seed) * 5 + Math.sin(x / 81 + seed) * 5)];
    });
  return {
    pieces: garment.pieces.map((piece) => ({
      ...piece,
      outline: waved(piece.outline),
      body: piece.body?.map(waved),
      seams: piece.seams?.map((seam) => ({ ...seam, line: waved(seam.line) })),
      creases: piece.creases && [
        ...piece.creases,
        ...flutes.map((flute) => ({ ...flute, height: flute.height * piece.cloth.drape })),
      ],
    })),
  };
}

/** The garment on a hanger, before a wall. */
async function layHung(paper: Layer, recipe: Recipe, seed: number): Promise<void> {
  const garment = falling(recipe.garment('front', 'hanging'), seed);
  const { top } = boundsOfGarment(garment);
  const held = hanger((recipe.neck ?? top + 26) - 8, recipe.neck !== undefined);
  const inside = garment.pieces.findIndex((piece) => piece.light === undefined);
  const at = recipe.neck === undefined ? garment.pieces.length : inside;
  const hung = { pieces: garment.pieces.toSpliced(at, 0, held) };
  const box = { x: 600, y: 795, width: 1100, height: 1240 };
  await lay(paper, hung, poseWithin(hung, box, seed, 0, SCALE), 20);
}

const FOLD = { half: 226, length: 590, thickness: 30 };

/** The part of a closed shape above a horizontal line. */
function above(line: Line, y: number): Line {
  const about: Point = [CENTRE, 0];
  return turn(leftOf(turn(line, -90, about), CENTRE + y), 90, about);
}

/** The part of an outline that is visible when sides and lower half are folded away. */
function foldedIn(line: Line, bottom: number): Line {
  const left = leftOf(line, CENTRE + FOLD.half);
  const both = mirror(leftOf(mirror(left), CENTRE + FOLD.half));
  return both.length > 2 ? above(both, bottom) : [];
}

/** One more folded garment below, of which the edge is visible. */
function slab(cloth: Cloth, y: number, bottom: number, inset: number): Piece {
  const half = FOLD.half - inset;
  const outline = pen(CENTRE - half, y)
    .to(CENTRE + half, y)
    .to(CENTRE + half, bottom - 26)
    .quad(CENTRE + half, bottom, CENTRE + half - 20, bottom)
    .quad(CENTRE, bottom + 8, CENTRE - half + 20, bottom)
    .quad(CENTRE - half, bottom, CENTRE - half, bottom - 26)
    .to(CENTRE - half, y).line;
  return { outline, cloth, roundness: 16, edge: 3, lift: 5, creases: [] };
}

/** The garment folded as in a shop's shelf, on top of its other colours. */
async function layFolded(paper: Layer, slug: string, recipe: Recipe, seed: number) {
  const garment = recipe.garment('front', 'none');
  const { top } = boundsOfGarment(garment);
  const neck = recipe.neck ?? top;
  const bottom = neck + FOLD.length;
  const others = colourwaySlugs.flatMap(({ slug: other, style }) => {
    const cloth = recipes[other]?.cloth;
    return style === slug && cloth ? [cloth] : [];
  });
  const cloths = [...others, recipe.cloth, recipe.cloth].slice(-4);
  const pile = cloths.map((cloth, index) => {
    const below = (cloths.length - 1 - index) * FOLD.thickness;
    return slab(cloth, neck + 90, bottom + below + 6, 2 + hash(index, 3, seed) * 9);
  });
  const visible = garment.pieces.flatMap((piece): Piece[] => {
    const outline = foldedIn(piece.outline, bottom);
    if (outline.length < 3) return [];
    const trims = piece.trims?.filter(({ at }) => at[1] < bottom - 30);
    return [
      { ...piece, outline, body: piece.body && [slab(piece.cloth, top, bottom, 0).outline], trims },
    ];
  });
  const folded = { pieces: [...pile, ...visible] };
  const box = { x: 600, y: 740, width: 850, height: 1050 };
  await lay(paper, folded, poseWithin(folded, box, seed, (hash(1, 1, seed) - 0.5) * 6), 16);
}

/** The product as it falls: hung or folded. */
export async function fallPicture(
  slug: string,
  recipe: Recipe,
  fall: 'hung' | 'folded',
): Promise<Picture> {
  const seed = seedOf(`${slug}-${fall}`);
  const paper = emptyPaper(PICTURE.width, PICTURE.height, ground);
  await (fall === 'hung' ? layHung(paper, recipe, seed) : layFolded(paper, slug, recipe, seed));
  return toPicture(paper);
}
