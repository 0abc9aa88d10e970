import { limits } from '../../contract/limits.ts';
import { noPicture, pictureTypes } from '../../contract/rules/pictures.ts';
import type { ProductPicture } from './pictures.ts';

export { pictureTypes };

/** The state of an upload: stored, in progress (0 to 1), or failed. */
type PictureState =
  /** `url`: where the server shows one of this visit. */
  | { status: 'ready'; name: string; url?: string }
  | { status: 'uploading'; share: number }
  | { status: 'failed'; reason: string };

/** A picture of a form, sent as soon as it is chosen. */
export type SentPicture = {
  /** Stays the same for as long as the picture is on the screen. */
  id: string;
  /** What it is called here: the name of the file that was chosen, or the server's. */
  label: string;
  /** Where it can be shown from, as `sourcesOf` takes it; a chosen file has its own URL. */
  image: ProductPicture;
  state: PictureState;
  /** In pixels, where it is known. */
  width?: number | undefined;
  /** What to send again, for a picture of this visit. */
  file?: File;
};

/** What came of sending a picture. */
export type UploadOutcome =
  /** `name`: what the picture is called from then on; `url`: where it can be seen. */
  | { status: 'stored'; name: string; url: string }
  /** The file will not do, however often it is sent. */
  | { status: 'refused'; reason: string }
  /** It did not get there; another try may. */
  | { status: 'failed'; reason: string };

/**
 * What a draft, fit for JSON, can keep of a picture; nothing of one that is not on the server. The
 * URL of a chosen file ends with the page, and the number of an upload begins anew.
 */
export function toKeptPicture<P extends SentPicture>({ file, ...picture }: P): Omit<P, 'file'>[] {
  const { state, image } = picture;
  if (state.status !== 'ready') return [];
  const signedUrl = file ? (state.url ?? '') : image.signedUrl;
  return [{ ...picture, id: state.name, image: { ...image, signedUrl } }];
}

/** A picture that the server has. */
export function toSentPicture({ name, ...image }: ProductPicture & { name: string }): SentPicture {
  const width = image.renditions?.widths.at(-1);
  return { id: name, label: name, image, state: { status: 'ready', name }, width };
}

/** How large a file may be, for people. */
export const fileLimit = `${limits.picture.bytes / 1024 / 1024} MB`;

/** Why a file need not be sent at all, in the server's words; undefined when it may be fine. */
export function fileProblem({ name, type, size }: File): string | undefined {
  if (!pictureTypes.includes(type)) return noPicture(name);
  if (size > limits.picture.bytes) return `“${name}” is larger than ${fileLimit}.`;
  return size === 0 ? `“${name}” is empty.` : undefined;
}

/** What keeps a form back that is saved by itself afterwards. */
export const stillUploading = 'This will be saved once every picture is uploaded';

/** Why a form with these pictures can't be saved yet; undefined when it can. */
export function unsentProblem(pictures: readonly SentPicture[] = []): string | undefined {
  const isAny = (status: PictureState['status']) =>
    pictures.some(({ state }) => state.status === status);
  if (isAny('uploading')) return stillUploading;
  return isAny('failed') ? 'Retry the picture that failed, or remove it' : undefined;
}
