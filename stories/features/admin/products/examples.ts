import { linenShirt } from '../../../../contract/examples/products.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import type { PictureEntry } from '../../../../src/features/admin/products/productValues.ts';
import type { StockEntry } from '../../../../src/features/admin/products/stockEntries.ts';

export const adminShirt: AdminProduct = {
  ...linenShirt,
  version: 3,
  updatedAt: '2026-02-20T09:30:00.000Z',
};

const readyPicture = (name: string, flagman = false): PictureEntry => ({
  id: name,
  label: name,
  image: { signedUrl: `pictures/${name}` },
  flagman,
  state: { status: 'ready', name },
});

/** Three uploaded pictures; the first is the main one. */
export const threePictures: PictureEntry[] = [
  readyPicture('women-trench-front.webp', true),
  readyPicture('women-trench-back.webp'),
  readyPicture('women-trench-detail.webp'),
];

const offered = (size: string, quantity: string, reserved = 0): StockEntry => ({
  size,
  offered: true,
  quantity,
  description: '',
  reserved,
});

const notOffered = (size: string): StockEntry => ({
  size,
  offered: false,
  quantity: '',
  description: '',
  reserved: 0,
});

/** S to XL, of which XL is not offered and M is partly reserved. */
export const fourSizes: StockEntry[] = [
  offered('S', '9'),
  offered('M', '3', 2),
  offered('L', '4'),
  notOffered('XL'),
];
