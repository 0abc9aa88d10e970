import { useCallback } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { limits } from '../../contract/limits.ts';
import { heicMessage } from '../../contract/rules/uploads.ts';
import { fileLimit, isHeic, type UploadOutcome } from '../lib/sentPictures.ts';
import { useApi } from './ApiProvider.tsx';
import { type ApiError, outcomeOf } from './apiError.ts';
import type { MultipartKey, UploadOptions } from './http.ts';

/**
 * Uploads one picture with progress, made smaller if it is too large. Resolves to the result and
 * never rejects.
 * @param productId product that is reviewed, for review pictures
 */
export function usePictureUpload(key: MultipartKey, productId?: string) {
  const { upload } = useApi();
  return useCallback(
    async (
      file: File,
      options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
    ): Promise<UploadOutcome> => {
      const picture = await fitPicture(file);
      if (typeof picture === 'string') return { status: 'refused', reason: picture };
      const form = new FormData();
      form.append('images', picture);
      const outcome = await outcomeOf(
        upload(key, { form, ...options, ...(productId && { params: { productId } }) }),
      );
      if (!outcome.ok) return toOutcome(outcome.error);
      const [stored] = outcome.data.images;
      if (stored?.name) return { status: 'stored', name: stored.name, url: stored.url };
      return { status: 'failed', reason: i18n.t('The server answered without the picture.') };
    },
    [upload, key, productId],
  );
}

/** These statuses reject the file itself (docs/decisions/0015-pictures.md). */
function toOutcome({ status, message }: ApiError): UploadOutcome {
  const isRefusal = [400, 413, 415, 422].includes(status);
  return { status: isRefusal ? 'refused' : 'failed', reason: message };
}

/** Longest side of a reduced picture, in px: the server stores no larger ones. */
const longestSide = 3000;

/**
 * Reduces a picture with too many bytes or pixels, and converts HEIC to JPEG if the browser can
 * read it: upright, in sRGB and on white, as the server stores it. Other files stay unchanged. Browsers
 * ignore the orientation of WebP files, so a turned one stays on its side here
 * (Chromium 156, Firefox 153: findings/webp-orientation-ignored.sh).
 * @returns the reason if the browser can't
 */
async function fitPicture(file: File): Promise<File | string> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const isLarge =
      file.size > limits.picture.bytes ||
      (image && image.naturalWidth * image.naturalHeight > limits.picture.pixels);
    if (!isLarge && !isHeic(file)) return file;
    const smaller = image && (await toJpeg(image));
    if (smaller && smaller.size <= limits.picture.bytes) {
      const name = file.name.replace(/(\.[^.]*)?$/, '.jpg');
      return new File([smaller], name, { type: smaller.type, lastModified: file.lastModified });
    }
    return isHeic(file)
      ? heicMessage(file.name)
      : i18n.t(
          '“{file}” is above {limit} or {megapixels} megapixels, and this browser can’t make it smaller: save a smaller one first.',
          {
            file: file.name,
            limit: fileLimit(),
            megapixels: limits.picture.pixels / 1_000_000,
          },
        );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Resolves once its size is known; to undefined if the browser can't read it. */
function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}

/** Undefined or null if the browser can't decode it, or has no memory for it. */
async function toJpeg(image: HTMLImageElement): Promise<Blob | null | undefined> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  const isDecoded = await image.decode().then(
    () => true,
    () => false,
  );
  if (!context || !isDecoded) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
