import { describe, expect, it } from 'vitest';
import { galleryPictures } from '../../src/features/product/galleryPictures.ts';

const image = (name: string, flagman = false) => ({ name, flagman, signedUrl: `/${name}` });

describe('alternative texts of a product’s pictures', () => {
  const product = {
    name: 'Linen Camp Shirt',
    images: [image('shirt-back.webp'), image('shirt-front.webp', true), image('p0a1b2c3.webp')],
  };

  it('contain the product, the main picture, and the view if the file names it', () => {
    expect(galleryPictures(product, 5).map(({ alt }) => alt)).toEqual([
      'Linen Camp Shirt, main picture, front, picture 1 of 3',
      'Linen Camp Shirt, back, picture 2 of 3',
      'Linen Camp Shirt, picture 3 of 3',
    ]);
  });

  it('say that a garment hangs or is folded', () => {
    const images = [image('shirt-hung.webp', true), image('shirt-folded.webp')];
    expect(galleryPictures({ ...product, images }, 5).map(({ alt }) => alt)).toEqual([
      'Linen Camp Shirt, main picture, on a hanger, picture 1 of 2',
      'Linen Camp Shirt, folded, picture 2 of 2',
    ]);
  });

  it('number their thumbnails', () => {
    expect(galleryPictures(product, 2).map(({ label }) => label)).toEqual([
      'Picture 1: main picture, front',
      'Picture 2: back',
    ]);
  });
});
