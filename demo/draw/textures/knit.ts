import { type Swatch, type Texture, visible } from '../engine/cloth.ts';
import { hash, noise } from '../engine/noise.ts';

/** Height, 0 to 1, of a field of V-shaped stitches. */
function stitches(u: number, v: number, width: number, height: number): number {
  const column = Math.floor(u / width);
  const x = u / width - column;
  const side = Math.abs(x - 0.5) * 2;
  const loose = (hash(column, Math.floor(v / height / 3), 31) - 0.5) * 0.14;
  const row = v / height + side * 0.75 + loose + noise(u / 70, v / 40, 32) * 0.25;
  const phase = row - Math.floor(row);
  const strand = Math.sin(Math.PI * phase) ** 0.75;
  const leg = 1 - (side * 2 - 1) ** 2 * 0.8;
  return strand * leg;
}

/** Stockinette of a stitch size: jersey if fine, a chunky jumper if coarse. */
export function stockinette(width: number, height = width * 0.78): Texture {
  return (u, v, scale, swatch) => {
    const shown = visible(height, scale);
    const stitch = stitches(u, v, width, height);
    const fuzz = noise(u / 2.3, v / 2.3, 33) * visible(3, scale);
    const uneven = noise(u / 90, Math.floor(v / height) * 0.37, 34);
    swatch.height = shown * width * 0.17 * stitch;
    swatch.tone = 1.02 + shown * (0.04 + 0.11 * (stitch - 0.5)) + fuzz * 0.022 + uneven * 0.018;
    swatch.blend = 0.5 + 0.42 * noise(u / (width * 2), v / (height * 1.3), 35);
  };
}

/** Ribbing: `wide` is the period of one raised and one sunk rib. */
export function rib(wide: number, stitch: number): Texture {
  const knit = stockinette(stitch);
  return (u, v, scale, swatch) => {
    knit(u, v, scale, swatch);
    const wave = Math.cos((u / wide) * Math.PI * 2);
    const profile = Math.tanh(wave * 1.8) * 0.5 + 0.5;
    const shown = visible(wide, scale);
    swatch.height = swatch.height * (0.4 + 0.6 * profile) + shown * profile * wide * 0.17;
    swatch.tone *= 1 - shown * (1 - profile) * 0.1;
  };
}

function strandHeight(
  x: number,
  v: number,
  repeat: number,
  reach: number,
  strands: number,
): number {
  let best = 0;
  for (let strand = 0; strand < strands; strand += 1) {
    const angle = (v / repeat + strand / strands) * Math.PI * 2;
    const centre = Math.sin(angle) * reach;
    const depth = 0.62 + 0.38 * Math.cos(angle + (strands === 3 ? angle : 0));
    const d = (x - centre) / (reach * (strands === 3 ? 0.62 : 0.8));
    if (d > -1 && d < 1) best = Math.max(best, depth * Math.sqrt(1 - d * d));
  }
  return best;
}

/**
 * Cable knit: plaits between narrow ropes on a ground of purl bumps. `repeat` is the total width.
 */
export function cable(repeat: number, stitch: number): Texture {
  const knit = stockinette(stitch);
  return (u, v, scale, swatch) => {
    const x = u - Math.round(u / repeat) * repeat;
    const ropeX = Math.abs(x) - repeat * 0.36;
    const plait = strandHeight(x, v, repeat * 0.95, repeat * 0.13, 3);
    const rope = strandHeight(ropeX, v * Math.sign(x || 1), repeat * 0.5, repeat * 0.045, 2);
    const raised = Math.max(plait, rope * 0.6);
    knit(u + raised * stitch, v, scale, swatch);
    if (raised > 0.03) {
      swatch.height = swatch.height * 0.8 + raised * repeat * 0.085;
      swatch.tone *= 0.9 + 0.14 * raised;
      return;
    }
    const bump = Math.sin((u / stitch) * Math.PI) * Math.sin((v / stitch) * Math.PI * 1.4);
    swatch.height = bump * bump * stitch * 0.18 * visible(stitch, scale);
    swatch.tone = 0.93 + bump * bump * 0.05;
  };
}

function grid(u: number, v: number, cell: number): number {
  const x = Math.abs(u / cell - Math.round(u / cell)) * 2;
  const y = Math.abs(v / cell - Math.round(v / cell)) * 2;
  return Math.max(x, y);
}

/** Waffle: a grid of raised ridges around small hollows. */
export function waffle(cell: number): Texture {
  const knit = stockinette(3.4);
  return (u, v, scale, swatch: Swatch) => {
    knit(u, v, scale, swatch);
    const shown = visible(cell, scale);
    const wall = grid(u, v, cell) ** 2.4;
    swatch.height = swatch.height * 0.5 + shown * wall * cell * 0.26;
    swatch.tone *= 1 - shown * (1 - wall) * 0.13;
  };
}
