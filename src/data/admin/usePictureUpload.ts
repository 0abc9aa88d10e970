import { useCallback } from 'react';
import { useApi } from '../ApiProvider.tsx';
import type { UploadOptions } from '../http.ts';

export type UploadedPicture = { name: string; url: string };

/**
 * Uploads one picture, with its progress. Rejects with an `ApiError`, or with an `AbortError` once
 * it was called off.
 */
export function usePictureUpload() {
  const { upload } = useApi();
  return useCallback(
    async (file: File, options: Omit<UploadOptions, 'form'> = {}): Promise<UploadedPicture> => {
      const form = new FormData();
      form.append('images', file);
      const { images } = await upload('POST /s3/upload', { form, ...options });
      const [picture] = images;
      if (!picture) throw new Error('The server answered without the picture');
      return { name: picture.name, url: picture.url };
    },
    [upload],
  );
}
