import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { password, startSession, xsrfHeader } from './session.ts';
import { test as base, findPlenty, type Shop } from './shop.ts';

/** A customer at checkout. */
export class Buyer {
  readonly page: Page;
  readonly email: string;
  readonly fullName = 'Berta Almeida Lima';
  constructor(page: Page, email: string) {
    this.page = page;
    this.email = email;
  }

  async fillOrderForm() {
    await this.page.getByRole('textbox', { name: 'Full name' }).fill(this.fullName);
    await this.page.getByRole('textbox', { name: 'Email' }).fill(this.email);
    const phone = this.page.getByRole('textbox', { name: /^Phone/ });
    await phone.clear();
    await phone.pressSequentially('912345678');
    await this.page
      .getByRole('textbox', { name: 'Delivery address' })
      .fill('Rua das Flores 12, Lisbon, Portugal, 12000');
  }

  get proceedButton() {
    return this.page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
  }

  async proceed() {
    await this.proceedButton.click();
    await this.page.waitForURL(/\/api\/test-payment\//);
    await expect(this.page.getByText('Test mode: no money moves')).toBeVisible();
  }

  async pay() {
    await this.page.getByRole('button', { name: /^Pay / }).click();
  }

  /** From the order form to the thank-you page. */
  async checkOut() {
    await this.proceed();
    await this.pay();
    await this.expectThanks();
  }

  async expectThanks() {
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Thank you for your order' }),
    ).toBeVisible();
    await expect(this.page).toHaveURL('/checkout-success');
    await expect(
      this.page.getByText('Please check the order status in your profile after about 10 minutes.'),
    ).toBeVisible();
  }

  /** Expects the order form to keep what was typed. */
  async expectOrderForm() {
    await expect(this.page.getByRole('textbox', { name: 'Full name' })).toHaveValue(this.fullName);
    await expect(this.page.getByRole('textbox', { name: 'Email' })).toHaveValue(this.email);
    await expect(this.page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('912 345 678');
    await expect(this.page.getByRole('textbox', { name: 'Delivery address' })).toHaveValue(
      'Rua das Flores 12, Lisbon, Portugal, 12000',
    );
  }

  /** This customer's orders on the server. */
  async orders(): Promise<Order[]> {
    const answer = await this.page.request.get('/api/getorders', { headers: await this.headers() });
    return answer.json();
  }

  /** Adds units to the cart on the server; the page shows them when it is opened again. */
  async add(itemId: string, size: string, units: number) {
    const headers = { ...(await this.headers()), ...(await xsrfHeader(this.page.request)) };
    for (let unit = 0; unit < units; unit++) {
      const answer = await this.page.request.post('/api/addtocart', {
        headers,
        data: { itemId, size },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
  }

  /** Headers of this customer's calls. */
  async headers() {
    const session = await this.page.evaluate(() => localStorage.getItem('hemline.session'));
    return { Authorization: `Bearer ${JSON.parse(session ?? '{}').token}` };
  }
}

function account(email: string) {
  return { username: 'Berta', email, password };
}

let buyers = 0;

export const test = base.extend<{ buyer: Buyer }>({
  // `shop` accepts cookies.
  buyer: async ({ page, shop: _ }, use, { workerIndex, repeatEachIndex }) => {
    const number = `${workerIndex}-${repeatEachIndex}-${++buyers}`;
    const buyer = new Buyer(page, `buyer-${number}@example.test`);
    const itemId = await findPlenty(page.request, 'men', 'M');
    const cartItems = [{ itemId, size: 'M', quantity: 1 }];
    await startSession(page, '/api/signup', { ...account(buyer.email), cartItems });
    await page.goto('/cart');
    await page.getByRole('button', { name: 'CREATE ORDER' }).click();
    await expect(page.getByRole('heading', { name: 'Contact and delivery' })).toBeVisible();
    await use(buyer);
  },
});

/** Adds one unit and opens the cart. */
export async function fillCart(shop: Shop) {
  await shop.openProduct('men', 'M');
  await shop.chooseSize('M');
  await shop.addToCartButton.click();
  await shop.openCart(1);
}

/** Signs up from the cart; ends at the order form. */
export async function signUpToOrder(page: Page, email: string) {
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({
    origin: 'Cart',
    action: 'SignUp',
  });
  await page.getByRole('textbox', { name: 'Username' }).fill('Berta');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Contact and delivery' })).toBeVisible();
}

/** Finds a size with two units that a journey may take; others look for single units. */
export function findSizeWithTwoLeft(page: Page, category: 'men' | 'kid') {
  return findSize(page, category, (left) => left === 2);
}

/** Finds a size with many units, of a product that no other journey buys. */
export function findPlentifulSize(page: Page) {
  return findSize(page, 'kid', (left) => left > 5);
}

async function findSize(page: Page, category: 'men' | 'kid', fits: (left: number) => boolean) {
  const answer = await page.request.get(`/api/allproducts?category=${category}`);
  const products: Product[] = await answer.json();
  const found = products
    // A product in one size has no size selector.
    .filter(({ sizes }) => sizes.length > 1)
    .flatMap((product) => product.sizes.map((entry) => ({ ...product, ...entry })))
    .findLast(({ quantity, quantityReserved }) => fits(quantity - quantityReserved));
  if (!found) throw new Error(`the demo catalogue has no such size for ${category}`);
  const { _id, price, size } = found;
  return { id: _id, name: nameInColour(found), price, size };
}

/** Emails that contain this address, from the shop's data folder. */
export function mailsAbout(address: string, dataFolder = process.env.JOURNEY_DATA ?? ''): string[] {
  const outbox = join(dataFolder, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(address))
    .map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
}

/** Finds the link to `path` in an email to this address. */
export function findMailedLink(to: string, path: string, dataFolder?: string): string {
  const links = mailsAbout(to, dataFolder).map(
    (text) => new RegExp(`${path}\\?token=[\\w-]+(&account=\\w+)?`).exec(text)?.[0],
  );
  return links.find((link) => link !== undefined) ?? '';
}
