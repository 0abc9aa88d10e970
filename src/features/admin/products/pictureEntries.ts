import { limits } from '../../../../contract/limits.ts';
import type { ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import type { ProductImage } from '../../../../contract/schemas/product.ts';
import type { ProductPicture } from '../../../lib/pictures.ts';

/** How far a picture is: the server has it, it is on its way (0 to 1), or it did not get there. */
export type PictureState =
  /** `url`: where the server shows one of this visit. */
  | { status: 'ready'; name: string; url?: string }
  | { status: 'uploading'; share: number }
  | { status: 'failed'; reason: string };

/** A picture as it is on the screen. */
export type PictureEntry = {
  /** Stays the same for as long as the picture is on the screen. */
  id: string;
  /** What it is called here: the name of the file that was chosen, or the server's. */
  label: string;
  /** Where it can be shown from, as `sourcesOf` takes it; a chosen file has its own URL. */
  image: ProductPicture;
  /** The main picture (specification X37). */
  flagman: boolean;
  state: PictureState;
  /** In pixels, where it is known. */
  width?: number | undefined;
  /** What to send again, for a picture of this visit. */
  file?: File;
};

/** What the server takes, as the file chooser and the check of each file know it. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export function toPictureEntry({ name, flagman, ...image }: ProductImage): PictureEntry {
  const width = image.renditions?.widths.at(-1);
  return { id: name, label: name, image, flagman, state: { status: 'ready', name }, width };
}

/** The pictures that the server has, in the order of the screen. */
export function toImages(pictures: readonly PictureEntry[]): ProductInput['images'] {
  return pictures.flatMap(({ state, flagman }) =>
    state.status === 'ready' ? [{ name: state.name, flagman }] : [],
  );
}

/** Why a file need not be sent at all, in the server's words; undefined when it may be fine. */
export function fileProblem({ name, type, size }: File): string | undefined {
  if (!pictureTypes.includes(type)) return `“${name}” is not a picture in JPEG, PNG, WebP or AVIF.`;
  if (size > limits.picture.bytes) {
    return `“${name}” is larger than ${limits.picture.bytes / 1024 / 1024} MB.`;
  }
  return size === 0 ? `“${name}” is empty.` : undefined;
}

/** What to know of a picture that is too narrow for the shop; it can be saved all the same. */
export function narrowWarning({ label, width }: PictureEntry): string | undefined {
  if (width === undefined || width >= limits.picture.advisedWidth) return undefined;
  return `“${label}” is only ${width} px wide: it will look blurred. Use at least ${limits.picture.advisedWidth} px.`;
}

/**
 * The first picture becomes the main one if none is (specification D3), also while it is on its
 * way: several arrive in any order. One that did not arrive is no main picture.
 */
export function withMain(pictures: readonly PictureEntry[]): PictureEntry[] {
  const mayBeMain = ({ state }: PictureEntry) =>
    state.status === 'ready' || state.status === 'uploading';
  if (pictures.some((picture) => picture.flagman && mayBeMain(picture))) return [...pictures];
  const first = pictures.find(mayBeMain);
  return pictures.map((picture) => ({ ...picture, flagman: picture === first }));
}

/** This picture becomes the main one. */
export function chooseMain(pictures: readonly PictureEntry[], id: string): PictureEntry[] {
  return pictures.map((picture) => ({ ...picture, flagman: picture.id === id }));
}

/** One picture with something changed; nothing happens to one that was removed meanwhile. */
export function changePicture(
  pictures: readonly PictureEntry[],
  id: string,
  change: Partial<Pick<PictureEntry, 'state' | 'width'>>,
): PictureEntry[] {
  return withMain(
    pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)),
  );
}

export function removePicture(pictures: readonly PictureEntry[], id: string): PictureEntry[] {
  return withMain(pictures.filter((picture) => picture.id !== id));
}

/** The picture at one place goes to another; the others make room. */
export function movePicture<T>(pictures: readonly T[], from: number, to: number): T[] {
  const moved = [...pictures];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
