import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { AdminProduct } from '../../contract/schemas/adminProduct.ts';

/** The admin of the journeys' shop, at work by the API while a customer buys. */
export class ShopAdmin {
  readonly #request: APIRequestContext;
  #headers: Record<string, string> = {};

  /** @param request one of its own: a customer's has the customer's cookies */
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async logIn() {
    const file = join(process.env.JOURNEY_DATA ?? '', 'admin-password.txt');
    const password = readFileSync(file, 'utf8').trim();
    const answer = await this.#request.post('/api/login', {
      data: { email: 'admin@hemline.test', password },
    });
    const { token } = await answer.json();
    const { cookies } = await this.#request.storageState();
    const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    this.#headers = {
      Authorization: `Bearer ${token}`,
      'X-XSRF-TOKEN': decodeURIComponent(xsrf),
    };
  }

  /** Gives a product another price, in dollars. */
  async setPrice(id: string, price: number) {
    const headers = this.#headers;
    const found = await this.#request.get(`/api/getproduct/${id}`, { headers });
    const { _id, name, description, category, newCollection, mostPopular, images, sizes } =
      (await found.json()) as AdminProduct;
    const changed = await this.#request.post('/api/modifyproduct', {
      headers,
      data: {
        id: _id,
        name,
        description,
        price,
        category,
        newCollection,
        mostPopular,
        images: images.map(({ name, flagman }) => ({ name, flagman })),
        sizes: sizes.map(({ size, quantity, description }) => ({ size, quantity, description })),
      },
    });
    if (!changed.ok()) throw new Error(`The price did not change: ${await changed.text()}`);
  }
}
