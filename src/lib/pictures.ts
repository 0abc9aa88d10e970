import type { Renditions } from '../../contract/schemas/pictures.ts';
import type { ProductImage } from '../../contract/schemas/product.ts';

export type PictureFormat = Renditions['formats'][number];

/** Where a picture can be loaded from; a plain server gives its URL alone. */
export type PictureSources = {
  src?: string | undefined;
  renditions?: Renditions | undefined;
  /** The picture in a few blurred pixels, as a data URL. */
  placeholder?: string | undefined;
};

/** A picture of a gallery, with the words that stand for it. */
export type GalleryPicture = PictureSources & {
  src: string;
  /** Says whose it is, for the picture itself. */
  alt: string;
  /** Its place and what it shows, for what leads to it. */
  label: string;
};

/** A product's picture, as the contract has it. */
export type ProductPicture = Pick<ProductImage, 'signedUrl' | 'renditions' | 'placeholder'>;

/** What a `Picture` takes of a product's picture, or of none. */
export function sourcesOf(image: ProductPicture | undefined): PictureSources {
  return { src: image?.signedUrl, renditions: image?.renditions, placeholder: image?.placeholder };
}

/** The attribute `srcset` for one of the formats. */
export function srcSetOf(renditions: Renditions, format: string): string {
  return renditions.widths
    .map((width) => `${renditionUrl(renditions, width, format)} ${width}w`)
    .join(', ');
}

/** One rendition, with its size in pixels. */
type SizedPicture = { src: string; width: number; height: number };

/** The renditions in this format with their sizes; none where the server does not tell. */
export function sizedPicturesOf(
  renditions: Renditions | undefined,
  format: PictureFormat,
): SizedPicture[] {
  const ratio = renditions?.ratio;
  if (!ratio || !renditions.formats.includes(format)) return [];
  return renditions.widths.map((width) => ({
    src: renditionUrl(renditions, width, format),
    width,
    height: Math.round(width / ratio),
  }));
}

/** The format of the rendition that a browser has chosen: it can show others in it, too. */
export function formatAt(
  url: string,
  renditions: Renditions | undefined,
): PictureFormat | undefined {
  return renditions?.formats.find((format) =>
    renditions.widths.some((width) => url.endsWith(renditionUrl(renditions, width, format))),
  );
}

/** The URL of the widest rendition up to a width, in a format that every browser knows. */
export function largestOf(
  { src, renditions }: PictureSources,
  maxWidth = Number.POSITIVE_INFINITY,
): string | undefined {
  const width = renditions?.widths.findLast((one) => one <= maxWidth);
  if (!renditions?.formats.includes('webp') || width === undefined) return src;
  return renditionUrl(renditions, width, 'webp');
}

function renditionUrl({ url }: Renditions, width: number, format: string): string {
  return url.replaceAll('{width}', String(width)).replaceAll('{format}', format);
}
