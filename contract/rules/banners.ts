/**
 * The shapes that a picture is cut to for the home page and the categories, in pixels, and the
 * widths that each comes in.
 */
export const bannerShapes = {
  wide: { width: 1920, height: 1080, widths: [480, 768, 960, 1080, 1440, 1920] },
  tall: { width: 1080, height: 1350, widths: [480, 768, 960, 1080] },
  square: { width: 1400, height: 1400, widths: [480, 768, 960, 1400] },
};

export const bannerShapeNames = ['wide', 'tall', 'square'] as const;

type BannerShape = (typeof bannerShapeNames)[number];

/** The shape that a picture's name or URL ends with, as `home-wide.webp`; undefined for other pictures. */
export function bannerShapeOf(name: string): BannerShape | undefined {
  return /-(wide|tall|square)\.webp/.exec(name)?.[1] as BannerShape | undefined;
}

/** What the same picture is called in another shape; `name` is that of the wide one. */
export function bannerNameIn(shape: BannerShape, name: string): string {
  return name.replace(/-wide(?=\.webp$)/, `-${shape}`);
}
