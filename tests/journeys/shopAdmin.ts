import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { AdminProduct } from '../../contract/schemas/adminProduct.ts';
import { startSession, xsrfHeader } from './session.ts';

export const adminEmail = 'admin@hemline.test';

function sharedPassword(): string {
  return readFileSync(join(process.env.JOURNEY_DATA ?? '', 'admin-password.txt'), 'utf8').trim();
}

/** Opens the admin area, by default of the journeys' shared shop; accepts cookies. */
export async function logInAdmin(page: Page, { url = '', password = sharedPassword() } = {}) {
  await page.addInitScript(() => localStorage.setItem('hemline.cookieConsent', 'true'));
  await startSession(page, `${url}/api/login`, { email: adminEmail, password });
  await page.goto(`${url}/admin`);
  await page.getByRole('button', { name: 'Later' }).click();
}

/** Selects the only row of a grid. `check()` would fail, as the grid updates a task after the click. */
export async function selectRow(page: Page) {
  const box = page.getByRole('checkbox', { name: 'Select row' });
  await box.click();
  await expect(box).toBeChecked();
}

/** The shared shop's admin, who uses the API while a customer buys. */
export class ShopAdmin {
  readonly #request: APIRequestContext;
  #headers: Record<string, string> = {};

  /** @param request a separate one, without the customer's cookies */
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async logIn() {
    const answer = await this.#request.post('/api/login', {
      data: { email: adminEmail, password: sharedPassword() },
    });
    const { token } = await answer.json();
    this.#headers = {
      Authorization: `Bearer ${token}`,
      ...(await xsrfHeader(this.#request)),
    };
  }

  /** Changes a product's price, in dollars. */
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
