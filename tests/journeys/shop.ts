import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { availableUnits } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type {} from '../../src/ui/earlyInput.ts';

/** The shop's pages, in a shopper's terms. */
export class Shop {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the app has taken over the rendered page. */
  async appIsThere() {
    await this.page.waitForFunction(() => !window.hemlineEarlyInput);
  }

  /** Opens a product with several available units of this size. */
  async openProduct(category: Category, size: string) {
    await this.page.goto(`/product/${await findPlenty(this.page.request, category, size)}`);
    await this.addToCartButton.waitFor();
  }

  /** Does the same through the list, which takes twice as long. */
  async chooseProduct(category: Category, size: string) {
    await this.page.goto(`/${category}?${byName(size)}`);
    const id = await findPlenty(this.page.request, category, size);
    await this.productLinks.and(this.page.locator(`[href^="/product/${id}"]`)).click();
    await this.addToCartButton.waitFor();
  }

  /** Selects a size, unless the product has only one. */
  async chooseSize(size: string) {
    await this.appIsThere();
    const radio = this.page.getByRole('radio', { name: sizeNamed(size) });
    const onlySize = this.page.getByText(`Size ${size}`, { exact: true });
    await radio.or(onlySize).waitFor({ state: 'attached' });
    if (await onlySize.isVisible()) return;
    await radio.click();
    await expect(radio).toBeChecked();
  }

  /**
   * Adds the open product to the cart, which then has this many units. Waits for the server, since
   * a customer's unit shows before it is saved, and leaving the page would cancel the request.
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

  /** Size select in a phone's bar, as opposed to those of an outfit. */
  get sizeSelect() {
    return this.page.locator('[data-bar]').getByRole('combobox', { name: 'Size' });
  }

  /** Product names on the cards of a listing. */
  get productLinks() {
    return this.page.getByRole('main').locator('article :is(h2, h3) a');
  }

  /** Opens the cart's page through the bag, and on a wide window through its drawer. */
  async openCart(units: number) {
    await this.cartLink(units).click();
    if ((this.page.viewportSize()?.width ?? 0) < 900) return;
    await this.cartDrawer.getByRole('link', { name: 'View cart' }).click();
    await expect(this.cartDrawer).toBeHidden();
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
 * Finds a product with several available units of this size, so that another journey can't take the
 * last one. The first by name, since the newest may belong to another journey.
 */
export async function findPlenty(request: APIRequestContext, category: Category, size: string) {
  const answer = await request.get(
    `/api/allproducts?category=${category === 'kids' ? 'kid' : category}&${byName(size)}`,
  );
  const found = ((await answer.json()) as Product[]).find(({ sizes }) =>
    sizes.some((one) => one.size === size && availableUnits(one) >= 4),
  );
  if (!found) throw new Error(`There is no plenty of ${size} for ${category}`);
  return found._id;
}

function byName(size: string) {
  return `size=${size}&sort=name`;
}

/** Matches a size with or without its stock: "M", "M, only 2 left". */
function sizeNamed(size: string) {
  return new RegExp(`^${size}(,|$)`);
}

type Fixtures = {
  shop: Shop;
  /** Fails the journey on uncaught errors, policy violations and browser dialogs. */
  noErrors: undefined;
};

export const test = base.extend<Fixtures>({
  noErrors: async ({ context }, use) => {
    const errors: string[] = [];
    // Exceptions and rejected promises.
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
    // The cookie banner covers the bottom of the window; another journey tests it.
    await page.addInitScript(() => {
      try {
        localStorage.setItem('hemline.cookieConsent', 'true');
      } catch {
        // A journey may disable storage.
      }
    });
    await use(new Shop(page));
  },
});
