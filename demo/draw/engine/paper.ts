import { blur } from './blur.ts';
import type { Rgb } from './cloth.ts';
import type { Layer } from './layer.ts';
import { hash } from './noise.ts';

/** Finished picture: interleaved RGB bytes. */
export type Picture = { width: number; height: number; data: Uint8Array };

function shifted(mask: Float32Array, layer: Layer, x: number, y: number, dx: number, dy: number) {
  const fromX = Math.min(layer.width - 1, Math.max(0, x - Math.round(dx)));
  const fromY = Math.min(layer.height - 1, Math.max(0, y - Math.round(dy)));
  return mask[fromY * layer.width + fromX] ?? 0;
}

/** Warm paper in the light of a window at the upper left. */
export function emptyPaper(width: number, height: number, colour: Rgb): Layer {
  const plane = () => new Float32Array(width * height);
  const paper: Layer = {
    width,
    height,
    red: plane(),
    green: plane(),
    blue: plane(),
    alpha: plane().fill(1),
    light: plane().fill(1),
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const away = (x / width) * 0.4 + (y / height) * 0.6;
      const light = 1.012 - 0.035 * away * away - 0.015 * away;
      paper.red[index] = Math.min(254, colour[0] * light);
      paper.green[index] = Math.min(254, colour[1] * light);
      paper.blue[index] = Math.min(253, colour[2] * (light - 0.006 * away));
    }
  }
  return paper;
}

/** Puts a drawn garment on the paper, with its soft shadow. `height` is its lift. */
export function layOnPaper(paper: Layer, layer: Layer, height: number): void {
  const { width, alpha } = layer;
  const contact = blur(alpha, width, layer.height, height * 0.5);
  const near = blur(alpha, width, layer.height, height * 1.4);
  const far = blur(alpha, width, layer.height, height * 6);
  const light = new Float32Array(alpha.length);
  for (let y = 0; y < layer.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      light[y * width + x] =
        (1 - 0.22 * shifted(contact, layer, x, y, height * 0.25, height * 0.4)) *
        (1 - 0.24 * shifted(near, layer, x, y, height * 0.8, height * 1.3)) *
        (1 - 0.2 * shifted(far, layer, x, y, height * 2.4, height * 4));
    }
  }
  // Shadow on paper is a little warmer than grey.
  for (const [plane, strength] of [
    ['red', 0.94],
    ['green', 0.97],
    ['blue', 1],
  ] as const) {
    const below = paper[plane];
    const above = layer[plane];
    for (let index = 0; index < alpha.length; index += 1) {
      const shaded = (below[index] ?? 0) * (1 - (1 - (light[index] ?? 1)) * strength);
      below[index] = shaded + ((above[index] ?? 0) - shaded) * (alpha[index] ?? 0);
    }
  }
}

/** Rounds to bytes, with a little noise against banding in gradients. */
export function toPicture(layer: Layer): Picture {
  const { width, height } = layer;
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const dither = hash(index % width, Math.floor(index / width), 5) - 0.5;
    data[index * 3] = Math.max(0, Math.min(255, Math.round((layer.red[index] ?? 0) + dither)));
    data[index * 3 + 1] = Math.max(
      0,
      Math.min(255, Math.round((layer.green[index] ?? 0) + dither)),
    );
    data[index * 3 + 2] = Math.max(0, Math.min(255, Math.round((layer.blue[index] ?? 0) + dither)));
  }
  return { width, height, data };
}
