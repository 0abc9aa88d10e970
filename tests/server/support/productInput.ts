import type { ProductInput } from '../../../contract/schemas/adminProduct.ts';
import type { PictureStorage } from '../../../server/storage/pictureStorage.ts';
import { noPictures } from './testApp.ts';

/** A storage that has every picture except `lost.webp`. */
export const somePictures: PictureStorage = {
  ...noPictures,
  exists: async (name) => name !== 'lost.webp',
};

/** The product form's request. */
export function productInput(fields: Partial<ProductInput> = {}): ProductInput {
  return {
    name: 'Linen Shirt',
    description: 'Washed linen.',
    price: 89.9,
    category: 'women',
    newCollection: true,
    mostPopular: false,
    images: [
      { name: 'front.webp', flagman: true },
      { name: 'back.webp', flagman: false },
    ],
    sizes: [
      { size: 'S', quantity: 4, description: 'Chest 90 cm' },
      { size: 'M', quantity: 0, description: '' },
    ],
    ...fields,
  };
}
