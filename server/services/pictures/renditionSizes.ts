import { bannerShapeOf, bannerSizes, bannerWidths } from '../../../contract/rules/banners.ts';

/** The best first. */
export const renditionFormats = ['avif', 'webp'] as const;

export type RenditionFormat = (typeof renditionFormats)[number];

const usualWidths = [320, 480, 640, 960, 1440];

/**
 * The widths that a picture of `width` pixels comes in: none is wider than itself. A banner comes in
 * those of its shape.
 */
export function renditionWidths(name: string, width: number): number[] {
  const shape = bannerShapeOf(name);
  if (shape) return bannerWidths[shape];
  const narrower = usualWidths.filter((usual) => usual < width);
  return narrower.length === usualWidths.length ? narrower : [...narrower, width];
}

/** The name under which a rendition is kept: the picture's own, followed by what is special. */
export function renditionName(name: string, width: number, format: RenditionFormat): string {
  return `${name}.${width}.${format}`;
}

/** Bytes a pixel of the built-in banner that has most of them. */
const bannerBytesPerPixel = 0.027;

/** Bytes that a rendition may have: a banner, which every visit waits for, no more than a built-in one. */
export function maxRenditionBytes(name: string, width: number): number | undefined {
  const shape = bannerShapeOf(name);
  if (!shape) return undefined;
  const { width: whole, height } = bannerSizes[shape];
  return ((width * width * height) / whole) * bannerBytesPerPixel;
}

/** In px, of the shop's icon. */
const iconSizes = [180, 192, 512] as const;

export type IconSize = (typeof iconSizes)[number];

/** As it is shared beside a link, small, as in mail, or as the shop's icon. */
export type SharedSize = 'large' | 'small' | IconSize;

/** The name under which a picture is kept as it is shared. */
export function sharedName(name: string, size: SharedSize): string {
  if (size === 'large') return `${name}.shared.jpg`;
  return size === 'small' ? `${name}.shared.small.jpg` : `${name}.icon.${size}.png`;
}

/** Everything that may be kept beside a picture of `width` pixels. */
export function namesBeside(name: string, width: number): string[] {
  const renditions = renditionWidths(name, width).flatMap((each) =>
    renditionFormats.map((format) => renditionName(name, each, format)),
  );
  const icons = bannerShapeOf(name) === 'square' ? iconSizes : [];
  const shared = (['large', 'small', ...icons] as const).map((size) => sharedName(name, size));
  return [...renditions, ...shared];
}
