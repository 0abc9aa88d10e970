import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { optional } from './common.ts';

export const ImageName = Type.String({
  pattern: patterns.imageName,
  maxLength: ownerLimits.imageName.max,
});

/** A width or height in pixels. */
export const Pixels = Type.Integer({ minimum: 1, maximum: limits.picture.pixels });

/**
 * Widths and formats of a picture, from which a `srcset` is made. A server that has them also sends
 * the picture for shared links, at `sharedPicturePath` of `pages.ts`.
 */
export const Renditions = Type.Object({
  url: Type.String({
    description: 'A URL that holds `{width}` and `{format}`, each to be filled in',
  }),
  widths: Type.Array(Pixels, {
    description: 'In pixels, rising; none is wider than the picture itself',
  }),
  formats: Type.Array(Type.Enum(['avif', 'webp']), {
    description: 'The best first',
  }),
  ratio: optional(Type.Number({ exclusiveMinimum: 0 }), 'Width to height'),
});
export type Renditions = Static<typeof Renditions>;

/** A stored picture, and its URL. */
export const ShownPicture = Type.Object({
  name: ImageName,
  signedUrl: Type.String({ description: 'Where the picture can be loaded from for now' }),
  renditions: Type.Optional(Renditions),
});
export type ShownPicture = Static<typeof ShownPicture>;

/** Results of uploaded files, in their order. */
export const UploadedPictures = Type.Object({
  success: Type.Boolean(),
  images: Type.Array(
    Type.Object({
      name: optional(ImageName, 'Extension: else the end of the URL'),
      url: Type.String(),
    }),
  ),
});
