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
    widths: renditionWidths(name, width),
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
  const [smallest] = width ? renditionWidths(name, width) : [];
  if (smallest === undefined) return pictures.signedUrl(name);
  return webpUrl(name, smallest, pictures);
}

function webpUrl(name: string, width: number, pictures: PictureUrlSigner): string {
  return pictures.renditionsUrl(name).replace('{width}', String(width)).replace('{format}', 'webp');
}

/** In px, of the owner's pictures: a browser without AVIF is from before 2024, and so is its screen. */
const olderWidth = 960;

/** Where a browser can load a picture of the owner's, by its name. */
export function bannerUrlIn(pictures: PictureUrlSigner): (name: string) => string {
  return (name) => webpUrl(name, olderWidth, pictures);
}
