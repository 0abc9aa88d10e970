import { describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { toCustomerCart } from '../../src/data/customerCart.ts';
import { countPieces } from '../../src/lib/countPieces.ts';

describe('a customer’s cart', () => {
  it('has no lines without a size or without pieces, neither to show nor to count', () => {
    const { lines } = toCustomerCart({
      success: true,
      cartData: [
        { product: linenShirt, size: 'S', quantity: 2 },
        { product: linenShirt, size: '', quantity: 1 },
        { product: linenShirt, size: ' ', quantity: 1 },
        { product: linenShirt, size: 'M', quantity: 0 },
      ],
    });
    expect(lines).toMatchObject([{ itemId: linenShirt._id, size: 'S', quantity: 2 }]);
    expect(countPieces(lines)).toBe(2);
  });
});
