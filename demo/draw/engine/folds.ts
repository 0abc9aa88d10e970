import { clamp, fractal, noise, smoothstep } from './noise.ts';

/** One long fold: a bent line between two points, in garment pixels. */
export type Crease = {
  from: readonly [number, number];
  to: readonly [number, number];
  /** Sideways offset of the bend at the middle. */
  bend?: number;
  /** Half width of the fold. */
  width: number;
  /** Height of the ridge; a negative one is a valley. */
  height: number;
};

/** Height that one fold adds at a point. */
export function creaseHeight(crease: Crease, u: number, v: number): number {
  const [x, y] = crease.from;
  const dx = crease.to[0] - x;
  const dy = crease.to[1] - y;
  const near = crease.width * 4 + Math.abs(crease.bend ?? 0);
  if ((u < x - near && u < x + dx - near) || (u > x + near && u > x + dx + near)) return 0;
  if ((v < y - near && v < y + dy - near) || (v > y + near && v > y + dy + near)) return 0;
  const length = Math.hypot(dx, dy);
  const t = ((u - x) * dx + (v - y) * dy) / (length * length);
  if (t <= 0 || t >= 1) return 0;
  const side = ((v - y) * dx - (u - x) * dy) / length - (crease.bend ?? 0) * 4 * t * (1 - t);
  const d = side / crease.width;
  if (d < -4 || d > 4) return 0;
  const taper = Math.sin(Math.PI * t) ** 1.3;
  // A ridge with a shallower valley on its far side, like pushed cloth.
  const profile = Math.exp(-d * d) - 0.55 * Math.exp(-((d - 1.5) ** 2) / 1.7);
  return crease.height * taper * profile;
}

/** Height of a cloth that was laid down manually: rolling swells, soft creases, fine crumples. */
export function lieOfCloth(
  u: number,
  v: number,
  drape: number,
  crispness: number,
  seed: number,
): number {
  const bentU = u + noise(u / 260, v / 260, seed + 5) * 60;
  const bentV = v + noise(u / 260, v / 260, seed + 6) * 60;
  const swell = fractal(bentU / 330, bentV / 470, seed, 2) * 13;
  const off = noise(bentU / 190, bentV / 330, seed + 40) * (3.4 + crispness * 2.6);
  const gate = smoothstep(-0.1, 0.6, noise(u / 280, v / 240, seed + 60));
  const crease = (Math.exp(-off * off) - 0.4 * Math.exp(-((off - 1.7) ** 2))) * gate * 7;
  const crumpled = clamp(noise(u / 300, v / 210, seed + 80) + 0.25, 0, 1);
  const crumple = fractal(bentU / 62, bentV / 88, seed + 90, 2) * crumpled * crispness * 2.2;
  return (swell + crease + crumple) * drape * 1.3;
}
