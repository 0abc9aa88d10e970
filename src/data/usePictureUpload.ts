import { useCallback } from 'react';
import type { UploadOutcome } from '../lib/sentPictures.ts';
import { useApi } from './ApiProvider.tsx';
import { type ApiError, outcomeOf } from './apiError.ts';
import type { MultipartKey, UploadOptions } from './http.ts';

/**
 * Uploads one picture with progress. Resolves to the result and never rejects.
 * @param productId product that is reviewed, for review pictures
 */
export function usePictureUpload(key: MultipartKey, productId?: string) {
  const { upload } = useApi();
  return useCallback(
    async (
      file: File,
      options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
    ): Promise<UploadOutcome> => {
      const form = new FormData();
      form.append('images', file);
      const outcome = await outcomeOf(
        upload(key, { form, ...options, ...(productId && { params: { productId } }) }),
      );
      if (!outcome.ok) return toOutcome(outcome.error);
      const [picture] = outcome.data.images;
      if (picture?.name) return { status: 'stored', name: picture.name, url: picture.url };
      return { status: 'failed', reason: 'The server answered without the picture.' };
    },
    [upload, key, productId],
  );
}

/** These statuses reject the file itself (docs/decisions/0015-pictures.md). */
function toOutcome({ status, message }: ApiError): UploadOutcome {
  const isRefusal = [400, 413, 415, 422].includes(status);
  return { status: isRefusal ? 'refused' : 'failed', reason: message };
}
