import { bannerShapeOf, bannerWidths } from '../../contract/rules/banners.ts';
import type { Renditions } from '../../contract/schemas/pictures.ts';
import { srcSetOf } from './pictures.ts';

/** Where a banner is in the two shapes. */
export type BannerPictures = {
  wide: string;
  tall: string;
  /** It is the owner's: it may be dark, and busy anywhere. */
  isOwn?: boolean;
};

/** The owner's banner, or that beside the app, which a Storybook may have under any path. */
export function bannerPictures(
  name: string,
  own: Partial<Record<string, BannerPictures>> = {},
): BannerPictures {
  const base = `${import.meta.env.BASE_URL}banners/${name}`;
  return own[name]
    ? { ...own[name], isOwn: true }
    : { wide: `${base}-wide.webp`, tall: `${base}-tall.webp` };
}

/** The close-up of a cloth on the home page. */
export const clothPicture = `${import.meta.env.BASE_URL}banners/cloth.webp`;

/** How the URL of one of the owner's ends, before its signature. */
const ownEnd = /\/\d+\.webp(?=\?|$)/;

/** A banner's narrower copies: those beside it (see `demo/draw/banners.ts`), or the server's. */
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
 * What the `source` of a banner takes besides its `img`.
 * @param sizes how wide it is shown, as the attribute has it
 */
export function bannerSource(src: string, sizes: string) {
  return { type: 'image/avif', srcSet: srcSetOf(bannerRenditions(src), 'avif'), sizes };
}
