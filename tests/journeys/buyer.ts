import { expect, type Page } from '@playwright/test';
import { test as base, type Shop } from './shop.ts';

type CartItem = { product: { _id: string; name: string }; size: string; quantity: number };

/** A customer who has just signed up, at the order form with one piece in the cart. */
export class Buyer {
  readonly page: Page;
  readonly email: string;
  constructor(page: Page, email: string) {
    this.page = page;
    this.email = email;
  }

  async fillOrderForm() {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(this.email);
    await this.page.getByRole('textbox', { name: /^Phone/ }).pressSequentially('912345678');
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

  async expectThanks() {
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Thank you for your order' }),
    ).toBeVisible();
    await expect(this.page).toHaveURL('/checkout-success');
    await expect(
      this.page.getByText('Please check the order status in your profile after about 10 minutes.'),
    ).toBeVisible();
  }

  /** What was typed is in the order form. */
  async expectOrderForm() {
    await expect(this.page.getByRole('textbox', { name: 'Email' })).toHaveValue(this.email);
    await expect(this.page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('912 345 678');
    await expect(this.page.getByRole('textbox', { name: 'Delivery address' })).toHaveValue(
      'Rua das Flores 12, Lisbon, Portugal, 12000',
    );
  }

  /** What the server has of this customer's orders. */
  async orders(): Promise<{ total: number; email: string }[]> {
    return this.ask('/api/getorders');
  }

  /** What the server has in this customer's cart. */
  async cart(): Promise<{ cartData: CartItem[] }> {
    return this.ask('/api/getcart');
  }

  private async ask(path: string) {
    const session = await this.page.evaluate(() => localStorage.getItem('hemline.session'));
    const { token } = JSON.parse(session ?? '{}');
    const answer = await this.page.request.get(path, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return answer.json();
  }
}

let buyers = 0;

export const test = base.extend<{ buyer: Buyer }>({
  buyer: async ({ page, shop }, use, { workerIndex, repeatEachIndex }) => {
    const number = `${workerIndex}-${repeatEachIndex}-${++buyers}`;
    const buyer = new Buyer(page, `buyer-${number}@example.test`);
    await fillCart(shop);
    await signUpToOrder(page, buyer.email);
    await use(buyer);
  },
});

async function fillCart(shop: Shop) {
  await shop.openProduct('men', 'M');
  await shop.chooseSize('M');
  await shop.addToCartButton.click();
  await shop.cartLink(1).click();
}

async function signUpToOrder(page: Page, email: string) {
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Berta');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a silk dress');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Contact and delivery' })).toBeVisible();
}
