import { test as base, expect, type Page } from '@playwright/test';
import type {} from '../../src/lib/pressedEarly.ts';

/** The pages of the shop, spoken of as a shopper would. */
export class Shop {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** A page that the server rendered is shown before the app can answer. */
  async appIsThere() {
    await this.page.waitForFunction(() => !window.hemlinePressed);
  }

  /**
   * Opens a product of a category that has a free piece of this size: the first by name, since the
   * newest may be another journey's, with one size and few pieces.
   */
  async openProduct(category: 'women' | 'men' | 'kids', size: string) {
    await this.page.goto(`/${category}?size=${size}&sort=name`);
    await this.productLinks.first().click();
    await this.addToCartButton.waitFor();
  }

  /** A size is a radio button behind the face that is clicked; of one there is nothing to choose. */
  async chooseSize(size: string) {
    await this.appIsThere();
    const radio = this.page.getByRole('radio', { name: sizeNamed(size) });
    const onlySize = this.page.getByText(`One size (${size})`);
    await radio.or(onlySize).waitFor({ state: 'attached' });
    if (await onlySize.isHidden()) await radio.check({ force: true });
  }

  /**
   * Adds a piece of the product that is open, the `pieces`th of the cart. A customer's shows before
   * the server has it: a page that is left at once would take the piece along.
   */
  async addToCart(pieces: number) {
    const session = await this.page.evaluate(() => localStorage.getItem('hemline.session'));
    const taken = session && this.page.waitForResponse(/\/addtocart$/);
    await this.addToCartButton.click();
    await this.cartLink(pieces).waitFor();
    await taken;
  }

  get addToCartButton() {
    return this.page.getByRole('button', { name: 'ADD TO CART' });
  }

  /** The names on the cards of a listing. */
  get productLinks() {
    return this.page.getByRole('main').locator('[data-part="name"] a');
  }

  cartLink(pieces: number) {
    return this.page.getByRole('link', { name: `Cart, ${pieces} item${pieces === 1 ? '' : 's'}` });
  }
}

/** A size's name, whatever it says of the stock: "M", "M, only 2 left". */
function sizeNamed(size: string) {
  return new RegExp(`^${size}(,|$)`);
}

type Fixtures = {
  shop: Shop;
  /** Fails a journey that asks for it at any error that nobody caught, violation of the policy or dialog. */
  noErrors: undefined;
};

export const test = base.extend<Fixtures>({
  noErrors: async ({ context }, use) => {
    const errors: string[] = [];
    // Exceptions, and promises that were rejected.
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) errors.push(message.text());
    });
    context.on('dialog', (dialog) => {
      errors.push(`${dialog.type()}: ${dialog.message()}`);
      dialog.dismiss();
    });
    await use(undefined);
    expect(errors, 'errors in the browser').toEqual([]);
  },
  shop: async ({ page }, use) => {
    // The cookie banner lies over the foot of the window; its own journey looks at it.
    await page.addInitScript(() => {
      try {
        localStorage.setItem('hemline.cookieConsent', 'true');
      } catch {
        // A journey with disabled storage goes on without.
      }
    });
    await use(new Shop(page));
  },
});
