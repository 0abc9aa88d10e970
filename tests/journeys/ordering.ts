import { expect, request } from '@playwright/test';
import type { Product } from '../../contract/schemas/product.ts';
import type { CheckoutOptions } from '../../contract/schemas/selling.ts';
import { findMailedLink } from './buyer.ts';
import { password, xsrfHeader } from './session.ts';
import { findPlenty } from './shop.ts';

export const contact = {
  fullName: 'Berta Almeida Lima',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  phone: '+351912345678',
};

type Wish = { category?: 'men' | 'women'; size?: string; quantity?: number };

/**
 * Orders and pays by the API, for a journey about what comes after: express, without an account.
 * Returns the mailed link to the order.
 */
export async function orderAsGuest(email: string, wish?: Wish): Promise<string> {
  await order('/api/guestcheckout', {}, email, wish);
  let link = '';
  await expect.poll(() => (link = findMailedLink(email, '/order'))).not.toBe('');
  return link;
}

/** Does the same with a new account, whose password is that of every journey; returns the product. */
export function orderAsCustomer(email: string, wish?: Wish): Promise<Product> {
  return order('/api/signup', { username: 'Berta', email, password }, email, wish);
}

async function order(
  begin: string,
  account: object,
  email: string,
  { category = 'men', size = 'M', quantity = 1 }: Wish = {},
): Promise<Product> {
  const api = await request.newContext({ baseURL: `http://127.0.0.1:${process.env.JOURNEY_PORT}` });
  const read = async (path: string) => (await api.get(path)).json();
  try {
    const productId = await findPlenty(api, category, size);
    const product: Product = await read(`/api/product/${productId}`);
    const { delivery }: CheckoutOptions = await read('/api/checkoutoptions');
    const express = delivery.find(({ name }) => name === 'Express');
    const cartItems = [{ itemId: productId, size, quantity }];
    const started = await api.post(begin, {
      headers: await xsrfHeader(api),
      data: 'email' in account ? { ...account, cartItems } : account,
    });
    expect(started.ok(), await started.text()).toBe(true);
    const { token, data } = await started.json();
    const { name, price } = product;
    const subtotal = Math.round(price * quantity * 100) / 100;
    const checkout = await api.post('/api/stripe/create-checkout-session', {
      headers: { Authorization: `Bearer ${token}`, ...(await xsrfHeader(api)) },
      data: {
        userId: data.user.id,
        orderDetails: {
          ...contact,
          email,
          products: [{ productId, name, picture: '', size, quantity, price, subtotal }],
          delivery: express?.id,
          total: Math.round((subtotal + (express?.price ?? 0)) * 100) / 100,
        },
      },
    });
    expect(checkout.ok(), await checkout.text()).toBe(true);
    const { url } = await checkout.json();
    const [, word = ''] =
      /name="token" value="([^"]+)"/.exec(await (await api.get(url)).text()) ?? [];
    await api.post(url, { form: { action: 'pay', token: word }, maxRedirects: 0 });
    return product;
  } finally {
    await api.dispose();
  }
}
