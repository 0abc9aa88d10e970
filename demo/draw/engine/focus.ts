import { blur } from './blur.ts';
import type { Layer } from './layer.ts';
import { hash, smoothstep } from './noise.ts';

/** Keeps a diagonal band in the middle sharp and blurs the rest, like a lens. */
export function blurTowardsEdges(layer: Layer, seed: number, strength = 1): void {
  const { width, height } = layer;
  const slant = (hash(3, 4, seed) - 0.5) * 0.7;
  const centre = 0.5 + (hash(5, 6, seed) - 0.5) * 0.16;
  for (const plane of ['red', 'green', 'blue'] as const) {
    const sharp = layer[plane];
    const soft = blur(sharp, width, height, (width / 1200) * 2.2 * strength);
    const softer = blur(sharp, width, height, (width / 1200) * 6 * strength);
    for (let index = 0; index < sharp.length; index += 1) {
      const x = (index % width) / width - 0.5;
      const y = Math.floor(index / width) / height - centre;
      const away = Math.hypot((y + x * slant) * 1.15, x * 0.45);
      const first = smoothstep(0.13, 0.3, away);
      const second = smoothstep(0.26, 0.56, away);
      const near = (sharp[index] ?? 0) * (1 - first) + (soft[index] ?? 0) * first;
      sharp[index] = near * (1 - second) + (softer[index] ?? 0) * second;
    }
  }
}
