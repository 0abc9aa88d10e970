import { type Texture, visible } from '../engine/cloth.ts';
import { hash, noise } from '../engine/noise.ts';

/** Variation of a thread's strength along its length: the slub of a natural yarn. */
function slub(thread: number, place: number, seed: number): number {
  return (hash(thread, 0, seed) - 0.5) * 0.9 + noise(place / 46, thread * 7.3, seed + 1) * 0.5;
}

/** Plain weave: poplin, linen, canvas. `thread` is the spacing, `irregular` 0 (poplin) to 1 (linen). */
export function plainWeave(thread: number, irregular: number): Texture {
  return (u, v, scale, swatch) => {
    const warpPlace = (u + noise(v / 60, u / 200, 3) * thread * 0.3) / thread;
    const weftPlace = (v + noise(u / 60, v / 200, 4) * thread * 0.3) / thread;
    const warp = Math.floor(warpPlace);
    const weft = Math.floor(weftPlace);
    const x = (warpPlace - warp) * 2 - 1;
    const y = (weftPlace - weft) * 2 - 1;
    const over = ((warp + weft) & 1) === 0;
    const round = over ? 1 - x * x * 0.85 - y * y * 0.35 : 1 - y * y * 0.85 - x * x * 0.35;
    const shown = visible(thread, scale);
    const uneven = over ? slub(warp, v, 11) : slub(weft, u, 12);
    const broad = slub(Math.floor(warpPlace / 2), v, 13) + slub(Math.floor(weftPlace / 2), u, 14);
    swatch.height = shown * thread * 0.2 * round * (1 + uneven * irregular * 0.6);
    swatch.tone =
      1 + shown * (0.05 * (round - 0.6) + uneven * irregular * 0.07) + broad * irregular * 0.035;
    swatch.blend = shown * (over ? 0 : 1) + (1 - shown) * 0.5;
  };
}

/** Twill: diagonal ribs. `second` colour shows as the weft between them, as in denim. */
export function twill(thread: number, irregular: number, steep = 1): Texture {
  return (u, v, scale, swatch) => {
    const warpPlace = u / thread;
    const warp = Math.floor(warpPlace);
    const uneven = slub(warp, v * 0.7, 21);
    const diagonal = (u * steep + v) / (thread * 3) + uneven * 0.08;
    const phase = diagonal - Math.floor(diagonal);
    const x = (warpPlace - warp) * 2 - 1;
    const rib = Math.sin(Math.PI * phase) ** 0.8;
    const shown = visible(thread * 3, scale);
    swatch.height = shown * thread * (0.3 * rib + 0.08 * (1 - x * x));
    swatch.tone = 1 + shown * 0.05 * (rib - 0.6) + uneven * irregular * 0.075;
    swatch.blend = shown * (1 - rib) ** 1.6 * 0.6 + (1 - shown) * 0.2 + uneven * irregular * 0.1;
  };
}

/** Herringbone: twill that changes direction every `column` pixels. */
export function herringbone(thread: number, column: number): Texture {
  const left = twill(thread, 0.7, 1);
  const right = twill(thread, 0.7, -1);
  return (u, v, scale, swatch) => {
    const flipped = (Math.floor(u / column) & 1) === 0;
    (flipped ? left : right)(flipped ? u : u + thread * 1.5, v, scale, swatch);
  };
}
