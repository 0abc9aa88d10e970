import { bannerShapeOf, bannerWidths } from '../../contract/rules/banners.ts';
import type { Renditions } from '../../contract/schemas/pictures.ts';
import { srcSetOf } from './pictures.ts';

/** URLs of a banner in two aspect ratios. */
export type BannerPictures = {
  wide: string;
  tall: string;
  /** Uploaded by the owner: may be dark, and busy anywhere. */
  isOwn?: boolean;
};

/** Owner's banner, or the default one, relative to the base URL. */
export function bannerPictures(
  name: string,
  own: Partial<Record<string, BannerPictures>> = {},
): BannerPictures {
  const base = `${import.meta.env.BASE_URL}banners/${name}`;
  return own[name]
    ? { ...own[name], isOwn: true }
    : { wide: `${base}-wide.webp`, tall: `${base}-tall.webp` };
}

/** Close-up of cloth on the home page. */
export const clothPicture = `${import.meta.env.BASE_URL}banners/cloth.webp`;

/** End of an owner's banner URL, before the signature. */
const ownEnd = /\/\d+\.webp(?=\?|$)/;

/**
 * Narrower renditions of a banner: files beside it (see `demo/draw/banners.ts`), or the server's.
 */
export function bannerRenditions(src: string): Renditions {
  return {
    url: ownEnd.test(src)
      ? src.replace(ownEnd, '/{width}.{format}')
      : src.replace(/\.webp$/, '-{width}.{format}'),
    widths: bannerWidths[bannerShapeOf(src) ?? 'square'],
    formats: ['avif'],
  };
}

/**
 * Props of a banner's `source` element.
 * @param sizes `sizes` attribute
 */
export function bannerSource(src: string, sizes: string) {
  return { type: 'image/avif', srcSet: srcSetOf(bannerRenditions(src), 'avif'), sizes };
}
