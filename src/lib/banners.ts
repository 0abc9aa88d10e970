import type { Renditions } from '../../contract/schemas/pictures.ts';

/** Where a banner's two pictures are: beside the app, which a Storybook may have under any path. */
export function bannerPictures(name: string): { wide: string; tall: string } {
  const base = `${import.meta.env.BASE_URL}banners/${name}`;
  return { wide: `${base}-wide.webp`, tall: `${base}-tall.webp` };
}

/** The close-up of a cloth on the home page. */
export const clothPicture = `${import.meta.env.BASE_URL}banners/cloth.webp`;

const widths = {
  wide: [480, 768, 960, 1080, 1440, 1920],
  tall: [480, 768, 960, 1080],
  square: [480, 768, 960, 1400],
};

/** The narrower copies that lie beside a banner (see `demo/draw/banners.ts`). */
export function bannerRenditions(src: string): Renditions {
  const [, shape = 'square'] = /-(wide|tall)\.webp$/.exec(src) ?? [];
  return {
    url: src.replace(/\.webp$/, '-{width}.{format}'),
    widths: widths[shape as keyof typeof widths],
    formats: ['avif'],
  };
}
