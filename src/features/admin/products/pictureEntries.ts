import { limits } from '../../../../contract/limits.ts';
import type { ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import type { ProductImage } from '../../../../contract/schemas/product.ts';
import { type SentPicture, toSentPicture } from '../../../lib/sentPictures.ts';

/** A picture of a product's form; the main one is its `flagman` (specification X37). */
export type PictureEntry = SentPicture & { flagman: boolean };

export function toPictureEntry({ flagman, ...picture }: ProductImage): PictureEntry {
  return { ...toSentPicture(picture), flagman };
}

/** The pictures that the server has, in the order of the screen. */
export function toImages(pictures: readonly PictureEntry[]): ProductInput['images'] {
  return pictures.flatMap(({ state, flagman }) =>
    state.status === 'ready' ? [{ name: state.name, flagman }] : [],
  );
}

/** The warning about a picture that is too narrow; it can be saved all the same. */
export function narrowWarning({ label, width }: SentPicture): string | undefined {
  if (width === undefined || width >= limits.picture.advisedWidth) return undefined;
  return `“${label}” is only ${width} px wide: it will look blurred. Use at least ${limits.picture.advisedWidth} px.`;
}

/**
 * The first picture becomes the main one if none is (specification D3), also while it is on its
 * way: several arrive in any order. One that did not arrive is no main picture.
 */
export function withMain(
  pictures: readonly (SentPicture & { flagman?: boolean })[],
): PictureEntry[] {
  const mayBeMain = ({ state }: SentPicture) =>
    state.status === 'ready' || state.status === 'uploading';
  const main =
    pictures.find((picture) => picture.flagman && mayBeMain(picture)) ?? pictures.find(mayBeMain);
  return pictures.map((picture) => ({ ...picture, flagman: picture === main }));
}

/** This picture becomes the main one. */
export function chooseMain(pictures: readonly PictureEntry[], id: string): PictureEntry[] {
  return pictures.map((picture) => ({ ...picture, flagman: picture.id === id }));
}

export function removePicture(pictures: readonly PictureEntry[], id: string): PictureEntry[] {
  return withMain(pictures.filter((picture) => picture.id !== id));
}
