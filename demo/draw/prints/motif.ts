import { blendRgb, type Print, type Rgb } from '../engine/cloth.ts';
import { hash, noise, smoothstep } from '../engine/noise.ts';

/** Draws one motif around 0,0: its colour and coverage; `own` is the motif's number, 0–1. */
type Motif = (x: number, y: number, own: number) => { colour: Rgb; cover: number };

/** Scatters a motif over the cloth, one in each cell of a jittered half-drop grid. */
function scattered(cell: number, jitter: number, seed: number, motif: Motif): Print {
  return (u, v, ground) => {
    const column = Math.floor(u / cell);
    let colour = ground;
    for (let dx = -1; dx <= 1; dx += 1) {
      const ix = column + dx;
      const drop = (ix & 1) * cell * 0.5;
      const row = Math.floor((v - drop) / cell);
      for (let dy = -1; dy <= 1; dy += 1) {
        const iy = row + dy;
        const x = u - (ix + 0.5 + (hash(ix, iy, seed) - 0.5) * jitter) * cell;
        const y = v - drop - (iy + 0.5 + (hash(ix, iy, seed + 1) - 0.5) * jitter) * cell;
        if (x * x + y * y > cell * cell) continue;
        const angle = hash(ix, iy, seed + 2) * Math.PI * 2 * (jitter > 0 ? 1 : 0);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const drawn = motif(x * cos - y * sin, x * sin + y * cos, hash(ix, iy, seed + 3));
        if (drawn.cover > 0) colour = blendRgb(colour, drawn.colour, drawn.cover);
      }
    }
    return colour;
  };
}

function inside(distance: number): number {
  return 1 - smoothstep(-0.8, 0.8, distance);
}

export function dots(cell: number, radius: number, colour: Rgb): Print {
  return scattered(cell, 0, 91, (x, y) => ({ colour, cover: inside(Math.hypot(x, y) - radius) }));
}

/** Small flowers with leaves, in one of the petal colours each. */
export function floral(cell: number, petals: Rgb[], heart: Rgb, leaf: Rgb, seed = 92): Print {
  return scattered(cell, 0.55, seed, (x, y, own) => {
    const distance = Math.hypot(x, y);
    const size = cell * (0.21 + own * 0.12);
    const angle = Math.atan2(y, x);
    const petal = size * (0.68 + 0.32 * Math.cos(angle * 5));
    if (distance < size * 0.24) return { colour: heart, cover: inside(distance - size * 0.22) };
    if (distance < size + 1) {
      const colour = petals[Math.floor(own * petals.length)] ?? heart;
      const shade = blendRgb(colour, heart, 0.35 * (1 - distance / size));
      return { colour: shade, cover: inside(distance - petal) };
    }
    const leafX = x - size * 1.55;
    const leafY = y + Math.sin(x / 9) * 2;
    const blade = Math.hypot(leafX / (size * 0.62), leafY / (size * 0.24)) - 1;
    const stem = Math.abs(y) - 1.1 + (x > 0 && x < size * 1.2 ? 0 : 9);
    return { colour: leaf, cover: Math.max(inside(blade * size * 0.3), inside(stem) * 0.9) };
  });
}

/** Loose brush marks, as on a hand-printed cloth. */
export function brushed(cell: number, colours: Rgb[], seed = 93): Print {
  return scattered(cell, 0.5, seed, (x, y, own) => {
    const ragged = noise(x / 5, y / 16, seed) * cell * 0.05;
    const stroke = Math.hypot(x / (cell * 0.1), (y / (cell * (0.24 + own * 0.12))) ** 1) - 1;
    const colour = colours[Math.floor(own * colours.length)] ?? colours[0] ?? [0, 0, 0];
    return { colour, cover: inside(stroke * cell * 0.09 + ragged) * 0.92 };
  });
}

/** Five-pointed stars. */
export function stars(cell: number, size: number, colour: Rgb): Print {
  return scattered(cell, 0.4, 94, (x, y, own) => {
    const distance = Math.hypot(x, y);
    const turn = (Math.atan2(y, x) / (Math.PI * 2)) * 5;
    const point = Math.abs(turn - Math.round(turn)) * 2;
    const reach = size * (0.8 + own * 0.4) * (1 - 0.58 * point);
    return { colour, cover: inside(distance - reach) };
  });
}
