import type { Cloth } from '../engine/cloth.ts';
import type { Garment } from '../engine/piece.ts';
import type { TopMeasures } from '../garments/topBlock.ts';
import type { Side } from '../garments/topShell.ts';

/** Another pose of the sleeves than lying: they hang down, or are folded away. */
export type Arms = 'hanging' | 'none';

/** Drawing instructions of a product. */
export type Recipe = {
  /** The main cloth, for the close-up. */
  cloth: Cloth;
  garment: (side: Side, arms?: Arms) => Garment;
  /** Height of the neck point, if the garment has shoulders. */
  neck?: number;
  /** True if the back looks like the front. */
  sameBack?: boolean;
  /** The middle of the detail picture, in garment pixels, and its enlargement. */
  detail: { x: number; y: number; zoom: number };
  /** Drawn only as a whole: its style's first colour shows cloth and details. */
  isColourway?: boolean;
  /** Size relative to other clothes, where 1 is a shirt: a hat is about 0.5. */
  size?: number;
  /** Share of the picture that an accessory fills; clothes are drawn to one scale. */
  fill?: { width: number; height: number };
};

function withArms<Options extends object>(options: Options, arms: Arms | undefined): Options {
  if (!arms || !hasShoulders(options)) return options;
  const { sleeve, ...measures } = options.measures;
  if (!sleeve || arms === 'none') return { ...options, measures };
  const hanging = { ...sleeve, angle: sleeve.length > 330 ? 9 : 26, bend: 5 };
  return { ...options, measures: { ...measures, sleeve: hanging } };
}

function hasShoulders<Options extends object>(
  options: Options,
): options is Options & { measures: TopMeasures } {
  const { measures } = { measures: {}, ...options };
  return typeof measures === 'object' && 'shoulder' in measures;
}

/** A garment that is drawn from the front and from the back, with its main cloth. */
export function bothSides<Options extends { cloth: Cloth }>(
  draw: (options: Options, side: Side) => Garment,
  options: Options,
): Pick<Recipe, 'cloth' | 'garment' | 'neck'> {
  return {
    cloth: options.cloth,
    garment: (side, arms) => draw(withArms(options, arms), side),
    neck: hasShoulders(options) ? options.measures.top : undefined,
  };
}

/** The same for a garment whose back looks like its front, such as a scarf. */
export function oneSided<Options extends { cloth: Cloth }>(
  draw: (options: Options) => Garment,
  options: Options,
): Pick<Recipe, 'cloth' | 'garment' | 'sameBack'> {
  return { sameBack: true, ...bothSides(draw, options) };
}
