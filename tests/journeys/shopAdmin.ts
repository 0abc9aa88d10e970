import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { AdminProduct, ProductInput } from '../../contract/schemas/adminProduct.ts';
import { productInput } from '../server/support/productInput.ts';
import { startSession, xsrfHeader } from './session.ts';

export const adminEmail = 'admin@hemline.test';

function sharedPassword(): string {
  return readFileSync(join(process.env.JOURNEY_DATA ?? '', 'admin-password.txt'), 'utf8').trim();
}

/** Opens a page of the admin area, by default of the journeys' shared shop; accepts cookies. */
export async function logInAdmin(
  page: Page,
  { url = '', password = sharedPassword(), path = '/admin' } = {},
) {
  await page.addInitScript(() => localStorage.setItem('hemline.cookieConsent', 'true'));
  await startSession(page, `${url}/api/login`, { email: adminEmail, password });
  await page.goto(`${url}${path}`);
  await page.getByRole('button', { name: 'Later' }).click();
}

/** Selects the only row of a grid. `check()` would fail, as the grid updates a task after the click. */
export async function selectRow(page: Page) {
  const box = page.getByRole('checkbox', { name: 'Select row' });
  await box.click();
  await expect(box).toBeChecked();
}

/** An admin, by default of the shared shop, who uses the API while a customer buys. */
export class ShopAdmin {
  readonly #request: APIRequestContext;
  #url = '';
  #headers: Record<string, string> = {};

  /** @param request a separate one, without the customer's cookies */
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async logIn({ url = '', password = sharedPassword() } = {}) {
    this.#url = url;
    const answer = await this.#request.post(`${url}/api/login`, {
      data: { email: adminEmail, password },
    });
    const { token } = await answer.json();
    this.#headers = {
      Authorization: `Bearer ${token}`,
      ...(await xsrfHeader(this.#request)),
    };
  }

  /** Sends a call with a body; returns its reply. */
  async post<Reply = unknown>(path: string, data: object): Promise<Reply> {
    const answer = await this.#request.post(`${this.#url}/api${path}`, {
      headers: this.#headers,
      data,
    });
    if (!answer.ok()) throw new Error(`${path} failed: ${await answer.text()}`);
    return answer.json();
  }

  /** Adds a product without pictures, which no other journey buys; returns its id. */
  async addProduct(fields: Partial<ProductInput>): Promise<string> {
    const { product } = await this.post<{ product: AdminProduct }>(
      '/addproduct',
      productInput({ images: [], ...fields }),
    );
    return product._id;
  }

  /** Changes a product's price, in dollars. */
  async setPrice(id: string, price: number) {
    const headers = this.#headers;
    const found = await this.#request.get(`/api/getproduct/${id}`, { headers });
    const { _id, name, description, category, newCollection, mostPopular, images, sizes } =
      (await found.json()) as AdminProduct;
    await this.post('/modifyproduct', {
      id: _id,
      ...{ name, description, price, category, newCollection, mostPopular },
      images: images.map(({ name, flagman }) => ({ name, flagman })),
      sizes: sizes.map(({ size, quantity, description }) => ({ size, quantity, description })),
    });
  }
}
