import { galleryPictures } from '../../../src/features/product/galleryPictures.ts';
import type { GalleryPicture } from '../../../src/lib/pictures.ts';

export const fourPictures: GalleryPicture[] = galleryPictures(
  {
    name: 'Linen Camp Shirt',
    images: ['front', 'hung', 'back', 'detail'].map((view) => ({
      name: `women-linen-camp-shirt-${view}.webp`,
      flagman: view === 'front',
      signedUrl: `pictures/women-linen-camp-shirt-${view}.webp`,
    })),
  },
  5,
);
