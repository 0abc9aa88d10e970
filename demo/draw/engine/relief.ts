import { blur, grown } from './blur.ts';
import type { Swatch } from './cloth.ts';
import { creaseHeight, lieOfCloth } from './folds.ts';
import { followed, pathData } from './geometry.ts';
import { noise } from './noise.ts';
import type { Piece } from './piece.ts';
import { coverage, type Frame } from './raster.ts';
import { type Pose, placed, unplaced, wobble } from './view.ts';

/** Data of every pixel of a piece before lighting. */
export type Relief = {
  mask: Float32Array;
  /** Height without the grain of the cloth, in picture pixels. */
  form: Float32Array;
  /** Height of the grain alone. */
  grain: Float32Array;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
};

function strokes(piece: Piece, pose: Pose, width: number, pick: (depth: number) => number): string {
  return (piece.seams ?? [])
    .map((seam) => {
      const strength = pick(seam.depth ?? 1);
      const path = pathData(placed(seam.line, pose), false);
      return `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${strength}" stroke-width="${width * pose.scale}" stroke-linecap="butt"/>`;
    })
    .join('');
}

function filled(piece: Piece, pose: Pose, lines = [piece.outline]): string {
  return `<path d="${lines.map((line) => pathData(placed(line, pose), true)).join('')}"/>`;
}

async function roundedForm(piece: Piece, pose: Pose, frame: Frame, mask: Float32Array) {
  const { width, height } = frame;
  const whole = piece.body
    ? await coverage(piece.body.map((line) => filled(piece, pose, [line])).join(''), frame)
    : mask;
  const round = (piece.roundness ?? 10) !== 0;
  const soft = round ? blur(whole, width, height, 22 * pose.scale) : whole;
  const middle = round ? blur(whole, width, height, 8 * pose.scale) : whole;
  const edge = blur(mask, width, height, Math.max(1, 2.4 * pose.scale));
  const roundness = (piece.roundness ?? 10) * pose.scale;
  const thickness = (piece.edge ?? 1.1) * pose.scale;
  const form = new Float32Array(mask.length);
  for (let index = 0; index < form.length; index += 1) {
    form[index] =
      roundness * ((soft[index] ?? 0) + 0.35 * (middle[index] ?? 0)) +
      thickness * (edge[index] ?? 0);
  }
  return { form, edge };
}

/** Height of folds and wobble: both change slowly, so every third pixel is sufficient. */
function lieOf(piece: Piece, pose: Pose, frame: Frame) {
  const by = 3;
  const { drape, crispness } = piece.cloth;
  const local = unplaced(pose);
  const w = Math.ceil(frame.width / by);
  const h = Math.ceil(frame.height / by);
  const [folds, aside, down] = [0, 1, 2].map(() => new Float32Array(w * h));
  if (!folds || !aside || !down) throw new Error('no planes');
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const [px, py] = local(frame.x + (x + 0.5) * by, frame.y + (y + 0.5) * by);
      const [wx, wy] = wobble(px, py, pose.seed);
      let lie = lieOfCloth(px - wx, py - wy, drape, crispness, pose.seed);
      for (const crease of piece.creases ?? []) lie += creaseHeight(crease, px - wx, py - wy);
      folds[y * w + x] = lie;
      aside[y * w + x] = wx;
      down[y * w + x] = wy;
    }
  }
  const { width, height } = frame;
  return {
    folds: blur(grown(folds, w, h, width, height, by), width, height, 1.4),
    aside: grown(aside, w, h, width, height, by),
    down: grown(down, w, h, width, height, by),
  };
}

/** Computes height and colour of a piece within a frame of the picture. */
export async function reliefOf(piece: Piece, pose: Pose, frame: Frame): Promise<Relief> {
  const { width, height } = frame;
  const mask = await coverage(filled(piece, pose), frame);
  const { form, edge } = await roundedForm(piece, pose, frame, mask);
  const hasSeams = (piece.seams ?? []).length > 0;
  const groove = hasSeams
    ? blur(
        await coverage(
          strokes(piece, pose, 2.6, (depth) => depth / 3),
          frame,
        ),
        width,
        height,
        1.1 * pose.scale,
      )
    : undefined;
  const puckered = (piece.seams ?? []).some((seam) => (seam.pucker ?? 0.5) > 0);
  const gathered = puckered
    ? blur(
        await coverage(
          strokes(piece, pose, 22, () => 0.9),
          frame,
        ),
        width,
        height,
        6 * pose.scale,
      )
    : undefined;
  const [grain, red, green, blue] = [0, 1, 2, 3].map(() => new Float32Array(mask.length));
  if (!grain || !red || !green || !blue) throw new Error('no planes');
  const lies = lieOf(piece, pose, frame);
  const local = unplaced(pose);
  const angle = (-(piece.grain ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [slideX, slideY] = piece.slide ?? [0, 0];
  const { cloth } = piece;
  const swatch: Swatch = { height: 0, tone: 1, blend: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      // A little beyond the edge too, so that the slope at the edge is the cloth's own.
      if ((edge[index] ?? 0) < 0.001) continue;
      const [px, py] = local(x + frame.x, y + frame.y);
      const u = px - (lies.aside[index] ?? 0);
      const v = py - (lies.down[index] ?? 0);
      let lie = lies.folds[index] ?? 0;
      const seam = groove?.[index] ?? 0;
      const near = puckered ? (gathered?.[index] ?? 0) : 0;
      if (near > 0.01) lie += near * noise(u / 15, v / 15, pose.seed + 9) * 1.15 * cloth.drape;
      form[index] = (form[index] ?? 0) + (lie - seam * 3) * pose.scale;
      // The threads follow the folds a little, so that stripes and checks bend over them.
      const gu = u + lie * 0.28 + slideX;
      const gv = v + lie * 0.34 + slideY;
      const [tu, tv] = piece.follow
        ? followed(piece.follow, u, v)
        : [gu * cos - gv * sin, gu * sin + gv * cos];
      cloth.texture(tu, tv, pose.scale, swatch);
      grain[index] = swatch.height * pose.scale;
      const ground = cloth.print ? cloth.print(tu, tv, cloth.colour) : cloth.colour;
      const plain = cloth.second && !cloth.print;
      const share = plain ? Math.min(1, Math.max(0, swatch.blend)) : 0;
      const second = cloth.second ?? ground;
      const tone = swatch.tone * (1 - seam * 0.22);
      red[index] = (ground[0] + (second[0] - ground[0]) * share) * tone;
      green[index] = (ground[1] + (second[1] - ground[1]) * share) * tone;
      blue[index] = (ground[2] + (second[2] - ground[2]) * share) * tone;
    }
  }
  return { mask, form, grain, red, green, blue };
}
