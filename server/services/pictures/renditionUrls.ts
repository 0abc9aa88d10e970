import { bannerShapeOf, bannerSizes, bannerWidths } from '../../../contract/rules/banners.ts';
import type { Renditions } from '../../../contract/schemas/pictures.ts';
import type { PictureStorage } from '../../storage/pictureStorage.ts';

/** The best first. */
export const renditionFormats = ['avif', 'webp'] as const;

export type RenditionFormat = (typeof renditionFormats)[number];

const usualWidths = [320, 480, 640, 960, 1440];

/** Widths of the renditions of a picture, which are no wider than itself, or of a banner. */
export function renditionWidths(name: string, width: number): number[] {
  const shape = bannerShapeOf(name);
  if (shape) return bannerWidths[shape];
  const narrower = usualWidths.filter((usual) => usual < width);
  return narrower.length === usualWidths.length ? narrower : [...narrower, width];
}

/** File name of a rendition: the picture's own, followed by its variant. */
export function renditionName(name: string, width: number, format: RenditionFormat): string {
  return `${name}.${width}.${format}`;
}

/** Maximum bytes per pixel of the built-in banners. */
const bannerBytesPerPixel = 0.027;

/** Maximum bytes of a banner, which every visit waits for: those of a built-in one. */
export function maxRenditionBytes(name: string, width: number): number | undefined {
  const shape = bannerShapeOf(name);
  if (!shape) return undefined;
  const { width: whole, height } = bannerSizes[shape];
  return ((width * width * height) / whole) * bannerBytesPerPixel;
}

/** In px, of the shop's icon. */
const iconSizes = [180, 192, 512] as const;

export type IconSize = (typeof iconSizes)[number];

/** A JPEG for shared links or for email, or a PNG of the shop's icon. */
export type SharedSize = 'large' | 'small' | IconSize;

export function sharedName(name: string, size: SharedSize): string {
  if (size === 'large') return `${name}.shared.jpg`;
  return size === 'small' ? `${name}.shared.small.jpg` : `${name}.icon.${size}.png`;
}

/** Files that may be stored beside a picture of `width` pixels. */
export function renditionNames(name: string, width: number): string[] {
  const renditions = renditionWidths(name, width).flatMap((each) =>
    renditionFormats.map((format) => renditionName(name, each, format)),
  );
  const icons = bannerShapeOf(name) === 'square' ? iconSizes : [];
  const shared = (['large', 'small', ...icons] as const).map((size) => sharedName(name, size));
  return [...renditions, ...shared];
}

export type PictureUrlSigner = Pick<PictureStorage, 'signedUrl' | 'renditionsUrl'>;

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

/** URL of the smallest rendition, or of the picture itself if its width is unknown. */
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

/** Width in px of the owner's pictures for browsers without AVIF, from before 2024. */
const olderWidth = 960;

/** URL of the owner's picture with this name. */
export function bannerUrlIn(pictures: PictureUrlSigner): (name: string) => string {
  return (name) => webpUrl(name, olderWidth, pictures);
}
