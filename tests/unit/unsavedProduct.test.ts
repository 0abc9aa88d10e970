import { describe, expect, it } from 'vitest';
import type { PictureEntry } from '../../src/features/admin/products/productValues.ts';
import { noProduct } from '../../src/features/admin/products/productValues.ts';
import { readUnsavedProduct, toUnsavedProduct } from '../../src/pages/admin/useUnsavedProduct.ts';

const chosen = (change: Partial<PictureEntry>): PictureEntry => ({
  id: 'upload-1',
  label: 'front.jpg',
  image: { signedUrl: 'blob:front' },
  flagman: false,
  state: { status: 'ready', name: 'a.webp', url: '/pictures/a.webp' },
  file: new File(['x'], 'front.jpg'),
  ...change,
});

/** Reads the stored product back. */
const stored = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('an unsaved product', () => {
  it('keeps typed values', () => {
    const values = { ...noProduct, name: 'Cape', price: '1.' };
    expect(readUnsavedProduct(stored(toUnsavedProduct(values)))?.values).toEqual(values);
  });

  it('keeps uploaded pictures, with their current URLs', () => {
    const pictures = [
      chosen({ id: 'upload-1', state: { status: 'uploading', share: 0.5 }, flagman: true }),
      chosen({ id: 'upload-2', state: { status: 'failed', reason: 'no' } }),
      chosen({ id: 'upload-3' }),
    ];
    expect(toUnsavedProduct({ ...noProduct, pictures })?.values.pictures).toEqual([
      {
        id: 'a.webp',
        label: 'front.jpg',
        image: { signedUrl: '/pictures/a.webp' },
        flagman: true,
        state: { status: 'ready', name: 'a.webp', url: '/pictures/a.webp' },
      },
    ]);
  });

  it('is absent if storage is unavailable', () => {
    const pictures = [chosen({ state: { status: 'failed', reason: 'no' } })];
    expect(toUnsavedProduct({ ...noProduct, pictures })).toBeUndefined();
  });

  it.each([undefined, null, 'text', 7, {}, { values: {} }, { values: { ...noProduct, stock: 1 } }])(
    'is absent for %j',
    (kept) => {
      expect(readUnsavedProduct(kept)).toBeUndefined();
    },
  );
});
