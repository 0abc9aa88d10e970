import { blur } from './blur.ts';
import { css, toned } from './cloth.ts';
import { boundsOf, type Line, parallel, pathData } from './geometry.ts';
import { cover, darken, type Layer } from './layer.ts';
import { clamp } from './noise.ts';
import type { Piece, Seam } from './piece.ts';
import { coverage, type Frame, frameAround, rasterise } from './raster.ts';
import { type Relief, reliefOf } from './relief.ts';
import { type Pose, placed } from './view.ts';

/** The light comes from the upper left, fairly high. */
const LIGHT = { x: 0.36, y: 0.5, z: 0.79 };

function eachInside(layer: Layer, frame: Frame, visit: (at: number, index: number) => void): void {
  const left = Math.max(1, -frame.x);
  const right = Math.min(frame.width - 1, layer.width - frame.x);
  const top = Math.max(1, -frame.y);
  const bottom = Math.min(frame.height - 1, layer.height - frame.y);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      visit(y * frame.width + x, (y + frame.y) * layer.width + x + frame.x);
    }
  }
}

function throwShadow(layer: Layer, frame: Frame, mask: Float32Array, lift: number): void {
  if (lift <= 0) return;
  const near = blur(mask, frame.width, frame.height, Math.max(1, lift * 0.45));
  // Nearly flat garments cast no wide shadow.
  const far = lift < 2 ? near : blur(mask, frame.width, frame.height, lift * 1.5);
  const dx = Math.round(lift * 0.5);
  const dy = Math.round(lift * 0.8);
  eachInside(layer, frame, (at, index) => {
    if ((layer.alpha[index] ?? 0) === 0) return;
    const from = Math.max(0, at - dy * frame.width - dx);
    darken(layer, index, (1 - 0.24 * (far[from] ?? 0)) * (1 - 0.22 * (near[from] ?? 0)));
  });
}

/** Keeps the steepest slopes of the grain from turning black. */
function limited(slope: number): number {
  return (slope * 0.8) / (1 + Math.abs(slope) * 1.1);
}

/** Fibres scatter a little light, so that dark cloth shows its folds too. */
function lit(channel: number, light: number, gloss: number): number {
  return clamp((channel + 15) * light - 15 + gloss, 2, 253);
}

function lightUp(layer: Layer, frame: Frame, relief: Relief, piece: Piece, scale: number): void {
  const { mask, form, grain } = relief;
  const { width } = frame;
  const around = blur(form, frame.width, frame.height, 16 * scale);
  const inner = blur(mask, frame.width, frame.height, 9 * scale);
  const { sheen = 0 } = piece.cloth;
  const brightness = piece.light ?? 1;
  eachInside(layer, frame, (at, index) => {
    const coverageHere = mask[at] ?? 0;
    if (coverageHere === 0) return;
    const fx = ((form[at + 1] ?? 0) - (form[at - 1] ?? 0)) / 2;
    const fy = ((form[at + width] ?? 0) - (form[at - width] ?? 0)) / 2;
    const slopeX = fx + limited(((grain[at + 1] ?? 0) - (grain[at - 1] ?? 0)) / 2);
    const slopeY = fy + limited(((grain[at + width] ?? 0) - (grain[at - width] ?? 0)) / 2);
    const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    const facing = (slopeX * LIGHT.x + slopeY * LIGHT.y + LIGHT.z) / length / LIGHT.z;
    const hollow = clamp(((around[at] ?? 0) - (form[at] ?? 0)) / (9 * scale), -0.6, 1);
    const rim = 1 - clamp((inner[at] ?? 0) * 1.9 - 0.9, 0, 1);
    const light =
      (0.16 + 0.84 * Math.max(0, facing)) * (1 - 0.2 * hollow) * (1 - 0.05 * rim) * brightness;
    const half = (slopeX * 0.2 + slopeY * 0.28 + 0.94) / length;
    const gloss = sheen > 0 ? sheen * (clamp(half, 0, 1) ** 60 - 0.35) * 62 : 0;
    cover(
      layer,
      index,
      lit(relief.red[at] ?? 0, light, gloss),
      lit(relief.green[at] ?? 0, light, gloss),
      lit(relief.blue[at] ?? 0, light, gloss),
      coverageHere,
    );
    layer.light[index] = clamp(light, 0.4, 1.15);
  });
}

function stitchesOf(seam: Seam, pose: Pose): string {
  const { thread } = seam;
  if (!thread) return '';
  const rows = seam.twin ? [seam.line, parallel(seam.line, seam.twin)] : [seam.line];
  return rows
    .map((row) => {
      const path = pathData(placed(row, pose), false);
      const dash = `stroke-dasharray="${6.5 * pose.scale} ${2.8 * pose.scale}" stroke-linecap="round" fill="none"`;
      return `<path d="${path}" ${dash} stroke="${css(toned(thread, 0.5))}" stroke-opacity="0.3" stroke-width="${2.5 * pose.scale}" transform="translate(${0.5 * pose.scale} ${0.9 * pose.scale})"/><path d="${path}" ${dash} stroke="${css(thread)}" stroke-width="${1.7 * pose.scale}"/>`;
    })
    .join('');
}

function trimsOf(piece: Piece, pose: Pose): string {
  return (piece.trims ?? [])
    .map((trim) => {
      const [x, y] = placed([trim.at], pose)[0] ?? [0, 0];
      const turned = (trim.turn ?? 0) + pose.turn;
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned}) scale(${pose.scale})">${trim.svg}</g>`;
    })
    .join('');
}

async function drawOver(
  layer: Layer,
  frame: Frame,
  svg: string,
  shadow: number,
  within?: Float32Array,
): Promise<void> {
  if (svg === '') return;
  const pixels = await rasterise(svg, frame);
  if (shadow > 0) throwShadow(layer, frame, await coverage(svg, frame), shadow);
  eachInside(layer, frame, (at, index) => {
    const alpha = ((pixels[at * 4 + 3] ?? 0) / 255) * (within?.[at] ?? 1);
    if (alpha === 0) return;
    const light = layer.light[index] ?? 1;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    cover(layer, index, red * light, green * light, blue * light, alpha);
  });
}

/** Draws one piece of cloth, its seams and its trims over the layer. */
export async function drawPiece(layer: Layer, piece: Piece, pose: Pose): Promise<void> {
  const trimmed = (piece.trims ?? []).flatMap(
    ({ at, reach = 0 }): Line => [at, [at[0], at[1] + reach]],
  );
  const bounds = boundsOf([placed([...piece.outline, ...trimmed], pose)]);
  const margin = Math.ceil(Math.min(46 * pose.scale, 110));
  const frame = frameAround(bounds, margin, layer.width, layer.height);
  if (frame.width <= margin * 2 || frame.height <= margin * 2) return;
  const relief = await reliefOf(piece, pose, frame);
  throwShadow(layer, frame, relief.mask, (piece.lift ?? 0) * pose.scale);
  lightUp(layer, frame, relief, piece, pose.scale);
  const stitches = (piece.seams ?? []).map((seam) => stitchesOf(seam, pose)).join('');
  await drawOver(layer, frame, stitches, 0, relief.mask);
  await drawOver(layer, frame, trimsOf(piece, pose), 2.2 * pose.scale);
}
