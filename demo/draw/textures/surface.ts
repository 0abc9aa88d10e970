import { type Texture, visible } from '../engine/cloth.ts';
import { fractal, hash, noise, smoothstep } from '../engine/noise.ts';

/** Distance to the nearest of scattered points, in cells, and that cell's own number. */
function nearest(x: number, y: number, seed: number): { distance: number; own: number } {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  let best = { distance: 9, own: 0 };
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const ix = cellX + dx;
      const iy = cellY + dy;
      const px = ix + hash(ix, iy, seed);
      const py = iy + hash(ix, iy, seed + 1);
      const distance = Math.hypot(px - x, py - y);
      if (distance < best.distance) best = { distance, own: hash(ix, iy, seed + 2) };
    }
  }
  return best;
}

/** Nylon, satin, silk: almost no grain. */
export function smooth(): Texture {
  return (u, v, scale, swatch) => {
    swatch.height = noise(u / 3, v / 3, 51) * 0.08 * visible(3, scale);
    swatch.tone = 1 + noise(u / 120, v / 160, 52) * 0.012;
    swatch.blend = 0;
  };
}

/** Felted wool coating: short fibres in every direction. `hairy` 0.5 to 1.5. */
export function felt(hairy: number): Texture {
  return (u, v, scale, swatch) => {
    const slanted = noise((u + v) / 7, (u - v) / 2.2, 53) + noise((u - v) / 8, (u + v) / 2.4, 54);
    const fibre = slanted * 0.5 * visible(4, scale);
    const cloud = fractal(u / 34, v / 34, 55, 2);
    swatch.height = fibre * 0.45 * hairy + cloud * 0.35 * hairy;
    swatch.tone = 1 + (fibre * 0.06 + cloud * 0.02) * hairy;
    swatch.blend = smoothstep(0.15, 0.9, slanted * 0.5 + noise(u / 5, v / 11, 56) * 0.6);
  };
}

/** Curly pile: bouclé, sherpa, teddy. `curl` is the size of a tuft. */
export function pile(curl: number): Texture {
  return (u, v, _scale, swatch) => {
    const x = u + noise(u / curl, v / curl, 57) * curl * 0.5;
    const y = v + noise(u / curl, v / curl, 58) * curl * 0.5;
    const tuft = nearest(x / curl, y / curl, 59);
    const small = nearest((x * 2.1) / curl, (y * 2.1) / curl, 60);
    const dome = 1 - tuft.distance * tuft.distance * 0.9;
    const curls = 1 - small.distance;
    swatch.height = curl * (0.2 * dome + 0.07 * curls);
    swatch.tone = 0.91 + 0.09 * dome + 0.05 * curls + (tuft.own - 0.5) * 0.05;
    swatch.blend = tuft.own;
  };
}

/** Corduroy with ribs of a width. */
export function corduroy(wale: number): Texture {
  return (u, v, scale, swatch) => {
    const x = u + noise(u / 40, v / 90, 61) * wale * 0.14;
    const phase = x / wale - Math.floor(x / wale);
    const rib = Math.sin(Math.PI * phase) ** 0.6;
    const nap = noise(u / 2.2, v / 5, 62) * visible(3, scale);
    const shown = visible(wale, scale);
    swatch.height = shown * wale * 0.4 * rib;
    swatch.tone = 1 + shown * 0.36 * (rib - 0.78) + nap * 0.035 + noise(u / 60, v / 90, 63) * 0.02;
    swatch.blend = 0;
  };
}

/** Brushed fleece and sweatshirt cloth. */
export function fleece(): Texture {
  return (u, v, scale, swatch) => {
    const fine = noise(u / 2.6, v / 2.6, 64) * visible(3, scale);
    const cloud = fractal(u / 18, v / 18, 65, 2);
    swatch.height = fine * 0.3 + cloud * 0.25;
    swatch.tone = 1 + fine * 0.03 + cloud * 0.012;
    swatch.blend = 0.5 + 0.5 * noise(u / 3.2, v / 14, 66);
  };
}

/** Grained leather or suede. */
export function leather(grain: number): Texture {
  return (u, v, scale, swatch) => {
    const cell = nearest(u / grain, v / grain, 67);
    const shown = visible(grain, scale);
    swatch.height = shown * grain * 0.16 * (1 - cell.distance) + noise(u / 50, v / 50, 68) * 0.6;
    swatch.tone = 1 + shown * 0.05 * (0.5 - cell.distance) + fractal(u / 90, v / 90, 69, 2) * 0.03;
    swatch.blend = 0;
  };
}

/** Seersucker: puckered bands beside flat ones. */
export function seersucker(band: number): Texture {
  return (u, v, scale, swatch) => {
    const wave = Math.cos((u / band) * Math.PI * 2);
    const puckered = smoothstep(-0.2, 0.4, wave);
    const pucker = noise(u / (band * 0.4), v / 5.5, 70) * puckered;
    swatch.height = pucker * 1.5;
    swatch.tone = 1 + pucker * 0.05 + noise(u / 2.4, v / 2.4, 71) * 0.02 * visible(3, scale);
    swatch.blend = puckered;
  };
}
