import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { freeUnits } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type {} from '../../src/lib/earlyInput.ts';

/** The pages of the shop, spoken of as a shopper would. */
export class Shop {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** A page that the server rendered is shown before the app can answer. */
  async appIsThere() {
    await this.page.waitForFunction(() => !window.hemlineEarlyInput);
  }

  /** Opens the page of a product of a category of which several units of this size are free. */
  async openProduct(category: Category, size: string) {
    await this.page.goto(`/product/${await findPlenty(this.page.request, category, size)}`);
    await this.addToCartButton.waitFor();
  }

  /** The same by way of its list, which takes twice as long. */
  async chooseProduct(category: Category, size: string) {
    await this.page.goto(`/${category}?${byName(size)}`);
    const id = await findPlenty(this.page.request, category, size);
    await this.productLinks.and(this.page.locator(`[href^="/product/${id}"]`)).click();
    await this.addToCartButton.waitFor();
  }

  /** A size is a radio button behind the face that is clicked; of one there is nothing to choose. */
  async chooseSize(size: string) {
    await this.appIsThere();
    const radio = this.page.getByRole('radio', { name: sizeNamed(size) });
    const onlySize = this.page.getByText(`One size (${size})`);
    await radio.or(onlySize).waitFor({ state: 'attached' });
    if (await onlySize.isVisible()) return;
    await this.page.locator('label').filter({ has: radio }).click();
    await expect(radio).toBeChecked();
  }

  /**
   * Adds a unit of the product that is open, the `units`th of the cart. A customer's shows before
   * the server has it: a page that is left at once would take the unit along.
   */
  async addToCart(units: number) {
    const session = await this.page.evaluate(() => localStorage.getItem('hemline.session'));
    const taken = session && this.page.waitForResponse(/\/addtocart$/);
    await this.addToCartButton.click();
    await this.cartLink(units).waitFor();
    await taken;
  }

  get addToCartButton() {
    return this.page.getByRole('button', { name: 'ADD TO CART' });
  }

  /** The size in a phone's bar; the pieces of an outfit have sizes of their own. */
  get sizeSelect() {
    return this.page.locator('[data-bar]').getByRole('combobox', { name: 'Size' });
  }

  /** The names on the cards of a listing. */
  get productLinks() {
    return this.page.getByRole('main').locator('article :is(h2, h3) a');
  }

  /** The cart's page: by the bag, which on a wide window opens the drawer first. */
  async openCart(units: number) {
    await this.cartLink(units).click();
    if ((this.page.viewportSize()?.width ?? 0) < 900) return;
    await this.cartDrawer.getByRole('link', { name: 'View cart' }).click();
  }

  get cartDrawer() {
    return this.page.getByRole('dialog', { name: 'Cart' });
  }

  cartLink(units: number) {
    return this.page.getByRole('link', { name: `Cart, ${units} item${units === 1 ? '' : 's'}` });
  }
}

type Category = 'women' | 'men' | 'kids';

/**
 * The id of a product of which several units of this size are free, so that another journey can't take
 * the last one meanwhile: the first by name, since the newest may be another's.
 */
export async function findPlenty(request: APIRequestContext, category: Category, size: string) {
  const answer = await request.get(
    `/api/allproducts?category=${category === 'kids' ? 'kid' : category}&${byName(size)}`,
  );
  const found = ((await answer.json()) as Product[]).find(({ sizes }) =>
    sizes.some((one) => one.size === size && freeUnits(one) >= 4),
  );
  if (!found) throw new Error(`There is no plenty of ${size} for ${category}`);
  return found._id;
}

function byName(size: string) {
  return `size=${size}&sort=name`;
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
      const text = message.text();
      if (/Content Security Policy|requires '?Trusted/.test(text)) errors.push(text);
    });
    context.on('dialog', (dialog) => {
      errors.push(`${dialog.type()}: ${dialog.message()}`);
      dialog.dismiss();
    });
    await use(undefined);
    expect(errors, 'errors in the browser').toEqual([]);
  },
  shop: async ({ page }, use) => {
    // The cookie banner lies over the bottom of the window; its own journey looks at it.
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
