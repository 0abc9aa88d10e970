import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { tooManyLines, tooManyUnits } from '../../contract/rules/cartLines.ts';
import { useGuestCart } from '../../src/data/cart/useCart.ts';

function openCart() {
  const read: { cart?: ReturnType<typeof useGuestCart> } = {};
  function Reader() {
    read.cart = useGuestCart();
    return null;
  }
  renderToString(createElement(Reader));
  if (!read.cart) throw new Error('The cart was not rendered');
  return read.cart;
}

const line = (itemId: string) => ({ itemId, size: 'M', name: itemId, priceCents: 100 });

it('tells a guest why a full cart takes no other line and a full line no other unit', async () => {
  const cart = openCart();
  const refusal = (message: string) => ({ ok: false, error: { status: 409, message } });
  for (let units = 0; units < limits.cartQuantity.max; units++) {
    expect(await cart.addItem(line('item 0'))).toMatchObject({ ok: true });
  }
  expect(await cart.addItem(line('item 0'))).toMatchObject(refusal(tooManyUnits()));
  for (let index = 1; index < limits.cartLines.max; index++) {
    expect(await cart.addItem(line(`item ${index}`))).toMatchObject({ ok: true });
  }
  expect(await cart.addItem(line('another'))).toMatchObject(refusal(tooManyLines()));
});

it('refuses an offline guest’s unit even if the refusal’s code cannot be loaded', async () => {
  vi.doMock('../../src/data/cart/fullCart.ts', () => {
    throw new Error('offline');
  });
  const cart = openCart();
  expect(await cart.addItem(line('another'))).toMatchObject({ ok: false, error: { status: 0 } });
});
