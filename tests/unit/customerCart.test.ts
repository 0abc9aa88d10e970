import { describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { toCustomerCart } from '../../src/lib/cart/guestLines.ts';
import { countUnits } from '../../src/lib/labels.ts';

describe('a customer’s cart', () => {
  it('skips lines without a size or units, in display and count', () => {
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
    expect(countUnits(lines)).toBe(2);
  });
});
