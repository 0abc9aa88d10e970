import { i18n } from '../../contract/i18n.ts';
import { limits } from '../../contract/limits.ts';
import { notAPictureMessage, pictureTypes } from '../../contract/rules/uploads.ts';
import type { ProductPicture } from './pictures.ts';

export { pictureTypes };

/** Upload state: stored, in progress (0 to 1), or failed. */
type PictureState =
  /** `url`: set for pictures uploaded in this visit. */
  | { status: 'ready'; name: string; url?: string }
  | { status: 'uploading'; share: number }
  | { status: 'failed'; reason: string };

/** Picture of a form, uploaded as soon as it is chosen. */
export type SentPicture = {
  /** Stable while the picture is on the screen. */
  id: string;
  /** Display name: the chosen file's, or the server's. */
  label: string;
  /** Image for `sourcesOf`; a chosen file has an object URL. */
  image: ProductPicture;
  state: PictureState;
  /** Width in pixels, if known. */
  width?: number | undefined;
  /** File for retries; only for pictures of this visit. */
  file?: File;
};

export type UploadOutcome =
  /** `name`: the server's name of the picture; `url`: where to show it from. */
  | { status: 'stored'; name: string; url: string }
  /** The file is permanently rejected. */
  | { status: 'refused'; reason: string }
  /** The upload failed; a retry may succeed. */
  | { status: 'failed'; reason: string };

/**
 * JSON-serializable picture for a draft; an empty list if it is not on the server. Replaces the
 * object URL, which ends with the page, and the upload's id, whose counter restarts.
 */
export function toKeptPicture<P extends SentPicture>({ file, ...picture }: P): Omit<P, 'file'>[] {
  const { state, image } = picture;
  if (state.status !== 'ready') return [];
  const signedUrl = file ? (state.url ?? '') : image.signedUrl;
  return [{ ...picture, id: state.name, image: { ...image, signedUrl } }];
}

/** Wraps a picture that is on the server. */
export function toSentPicture({ name, ...image }: ProductPicture & { name: string }): SentPicture {
  const width = image.renditions?.widths.at(-1);
  return { id: name, label: name, image, state: { status: 'ready', name }, width };
}

/** Maximum file size in words of the language in use. */
export const fileLimit = () =>
  i18n.t('{megabytes} MB', { megabytes: limits.picture.bytes / 1024 / 1024 });

/** Returns true for phone pictures that not every browser can read. */
export function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/**
 * Reason to reject a file without uploading it, in the server's words; undefined if acceptable. A
 * type that the browser does not know is left to the server.
 */
export function fileProblem(file: File): string | undefined {
  const { name, type, size } = file;
  const mayBePicture = type
    ? pictureTypes.includes(type)
    : /\.(jpe?g|jfif|png|webp|avif)$/i.test(name);
  if (!mayBePicture && !isHeic(file)) return notAPictureMessage(name);
  return size === 0 ? i18n.t('“{file}” is empty.', { file: name }) : undefined;
}

/** Error of a form that is resubmitted automatically after the uploads. */
export function uploadsPending(): string {
  return i18n.t('This will be saved once every picture is uploaded');
}

/** Reason why a form with these pictures can't be saved yet; undefined if it can. */
export function uploadProblem(pictures: readonly SentPicture[] = []): string | undefined {
  const isAny = (status: PictureState['status']) =>
    pictures.some(({ state }) => state.status === status);
  if (isAny('uploading')) return uploadsPending();
  return isAny('failed') ? i18n.t('Retry the picture that failed, or remove it') : undefined;
}
