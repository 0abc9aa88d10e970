import type { GalleryPicture } from '../../../src/features/product/galleryPictures.ts';

/** A gallery's worth of pictures. */
export const fourPictures: GalleryPicture[] = ['front', 'back', 'cloth', 'detail'].map(
  (view, index) => ({
    src: `pictures/women-linen-camp-shirt-${view}.webp`,
    alt: `Linen Camp Shirt, picture ${index + 1} of 4`,
  }),
);
