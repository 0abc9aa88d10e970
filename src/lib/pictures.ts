import type { Renditions } from '../../contract/schemas/pictures.ts';
import type { ProductImage } from '../../contract/schemas/product.ts';

export type PictureFormat = Renditions['formats'][number];

/** Sources of a picture; spec-only servers provide only the URL. */
export type PictureSources = {
  src?: string | undefined;
  renditions?: Renditions | undefined;
  /** Blurred placeholder of a few pixels, as a data URL. */
  placeholder?: string | undefined;
};

export type GalleryPicture = PictureSources & {
  src: string;
  /** Alternative text with the product's name. */
  alt: string;
  /** Position and view, for buttons that lead to it. */
  label: string;
};

/** Picture of a product in the contract. */
export type ProductPicture = Pick<ProductImage, 'signedUrl' | 'renditions' | 'placeholder'>;

/** `Picture` props of a product's picture, or of none. */
export function sourcesOf(image: ProductPicture | undefined): PictureSources {
  return { src: image?.signedUrl, renditions: image?.renditions, placeholder: image?.placeholder };
}

/** `srcset` attribute for a format. */
export function srcSetOf(renditions: Renditions, format: string): string {
  return renditions.widths
    .map((width) => `${renditionUrl(renditions, width, format)} ${width}w`)
    .join(', ');
}

type SizedPicture = { src: string; width: number; height: number };

/** Renditions in a format with sizes; empty if the server does not report sizes. */
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

/** Format of the rendition that a browser chose, which it evidently supports. */
export function formatAt(
  url: string,
  renditions: Renditions | undefined,
): PictureFormat | undefined {
  return renditions?.formats.find((format) =>
    renditions.widths.some((width) => url.endsWith(renditionUrl(renditions, width, format))),
  );
}

/** URL of the widest rendition up to a width, in a format that all browsers support. */
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
