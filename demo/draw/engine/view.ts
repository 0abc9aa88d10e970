import type { Line, Point } from './geometry.ts';
import { noise } from './noise.ts';

/**
 * Position of a garment in a picture: scale, rotation and offset, plus its own small
 * irregularities.
 */
export type Pose = {
  scale: number;
  /** Degrees, clockwise, about the middle of the garment's 1200 × 1500 space. */
  turn: number;
  /** Position of the middle of the garment's space, in picture pixels. */
  x: number;
  y: number;
  seed: number;
};

const MIDDLE: Point = [600, 750];

/**
 * Offset of a point from the exact pattern: how the garment happens to lie, the hand that laid it,
 * and the cloth.
 */
export function wobble(x: number, y: number, seed: number): Point {
  return [offset(x, y, seed + 1), offset(x, y, seed + 2)];
}

function offset(x: number, y: number, seed: number): number {
  return (
    noise(x / 620, y / 800, seed + 304) * 20 +
    noise(x / 330, y / 330, seed + 300) * 9 +
    noise(x / 80, y / 80, seed + 302) * 2
  );
}

/** Turns garment coordinates into picture coordinates, wobble included. */
export function placed(line: Line, pose: Pose): Line {
  const angle = (pose.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * pose.scale, Math.sin(angle) * pose.scale];
  return line.map(([x, y]) => {
    const [wx, wy] = wobble(x, y, pose.seed);
    const dx = x + wx - MIDDLE[0];
    const dy = y + wy - MIDDLE[1];
    return [pose.x + dx * cos - dy * sin, pose.y + dx * sin + dy * cos];
  });
}

/** A function from picture pixels back to the garment's space (without the wobble). */
export function unplaced(pose: Pose): (x: number, y: number) => Point {
  const angle = (-pose.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / pose.scale, Math.sin(angle) / pose.scale];
  return (x, y) => {
    const dx = x - pose.x;
    const dy = y - pose.y;
    return [MIDDLE[0] + dx * cos - dy * sin, MIDDLE[1] + dx * sin + dy * cos];
  };
}
