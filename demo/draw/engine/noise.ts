const directions = Array.from({ length: 256 }, (_, index) => {
  const angle = (index / 256) * Math.PI * 2;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
const directionX = Float32Array.from(directions, (direction) => direction[0]);
const directionY = Float32Array.from(directions, (direction) => direction[1]);

function mix(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 2246822519);
  bits = Math.imul(bits ^ (bits >>> 15), 2246822519);
  bits = Math.imul(bits ^ (bits >>> 13), 3266489917);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A repeatable number from 0 to 1 for integer coordinates. */
export function hash(x: number, y: number, seed: number): number {
  return mix(x, y, seed) / 4294967296;
}

function corner(ix: number, iy: number, dx: number, dy: number, seed: number): number {
  const index = mix(ix, iy, seed) & 255;
  return (directionX[index] ?? 0) * dx + (directionY[index] ?? 0) * dy;
}

/** Gradient (Perlin) noise, about -1 to 1, with a wavelength of one unit. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const dx = x - ix;
  const dy = y - iy;
  const fx = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const fy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
  const a = corner(ix, iy, dx, dy, seed);
  const b = corner(ix + 1, iy, dx - 1, dy, seed);
  const c = corner(ix, iy + 1, dx, dy - 1, seed);
  const d = corner(ix + 1, iy + 1, dx - 1, dy - 1, seed);
  const upper = a + (b - a) * fx;
  const lower = c + (d - c) * fx;
  return (upper + (lower - upper) * fy) * 1.4;
}

/** Several octaves of noise, each half as strong and twice as fine. */
export function fractal(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let strength = 1;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(x * frequency, y * frequency, seed + octave * 17) * strength;
    strength *= 0.5;
    frequency *= 2.03;
  }
  return sum;
}

/** A seed for a name, so that every product has its own folds. */
export function seedOf(name: string): number {
  let bits = 2166136261;
  for (const letter of name) bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (bits >>> 0) % 100000;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
