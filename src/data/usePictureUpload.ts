import { useCallback } from 'react';
import { i18n } from '../../contract/i18n.ts';
import type { UploadOutcome } from '../lib/sentPictures.ts';
import { useApi } from './ApiProvider.tsx';
import { type ApiError, outcomeOf } from './apiError.ts';
import { fitPicture } from './fitPicture.ts';
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
