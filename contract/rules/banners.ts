/** Widths, in pixels, of each shape of a picture for the home page and the categories. */
export const bannerWidths = {
  wide: [480, 768, 960, 1080, 1440, 1920],
  tall: [480, 768, 960, 1080],
  square: [480, 768, 960, 1400],
};

/** Pixel sizes of each shape. */
export const bannerSizes = {
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1350 },
  square: { width: 1400, height: 1400 },
};

export const bannerShapeNames = ['wide', 'tall', 'square'] as const;

type BannerShape = (typeof bannerShapeNames)[number];

/**
 * Shape at the end of a picture's name or URL, as in `home-wide.webp`; undefined for other
 * pictures.
 */
export function bannerShapeOf(name: string): BannerShape | undefined {
  return /-(wide|tall|square)\.webp/.exec(name)?.[1] as BannerShape | undefined;
}

/** File name of the same picture in another shape; `name` is that of the wide one. */
export function bannerNameIn(shape: BannerShape, name: string): string {
  return name.replace(/-wide(?=\.webp$)/, `-${shape}`);
}
