import type { Renditions } from '../../../contract/schemas/pictures.ts';
import type { PictureStorage } from '../../storage/pictureStorage.ts';
import { renditionFormats, renditionWidths } from './renditionSizes.ts';

export type PictureUrlSigner = Pick<PictureStorage, 'signedUrl' | 'renditionsUrl'>;

/** What a picture of so many pixels comes in besides itself. */
export function renditionsOf(
  name: string,
  { width, height }: { width: number; height: number },
  pictures: PictureUrlSigner,
): Renditions {
  return {
    url: pictures.renditionsUrl(name),
    widths: renditionWidths(width),
    formats: [...renditionFormats],
    ratio: Number((width / height).toFixed(4)),
  };
}

/**
 * Where a browser can load a picture that is shown as small as a line of text is high: its
 * smallest rendition, or the picture itself when its width is not known.
 */
export async function thumbnailUrl(
  name: string,
  width: number | null | undefined,
  pictures: PictureUrlSigner,
): Promise<string> {
  const [smallest] = width ? renditionWidths(width) : [];
  if (smallest === undefined) return pictures.signedUrl(name);
  return pictures
    .renditionsUrl(name)
    .replace('{width}', String(smallest))
    .replace('{format}', 'webp');
}
