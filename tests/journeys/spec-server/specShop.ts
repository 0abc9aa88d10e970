import { expect, type Page } from '@playwright/test';
import { type SpecServer, startSpecServer } from '../../spec-server/startSpecServer.ts';
import { asOurs, laconic, peculiar, type Variants } from '../../spec-server/variants.ts';
import { test as base, type Shop } from '../shop.ts';

/**
 * Servers of journeys, by name: on our origin with our states, and on another with others.
 * Journeys without variants use `asOurs`.
 */
export const servers = {
  'of few words': laconic,
  'of other forms': peculiar,
} satisfies Record<string, Variants>;

/** `plain` starts with `variants`, set by `test.use`. */
export const test = base.extend<{ variants: Variants; plain: SpecServer }>({
  variants: [asOurs, { option: true }],
  plain: async ({ variants }, use) => {
    const server = await startSpecServer(variants);
    await use(server);
    await server.close();
  },
  baseURL: async ({ plain }, use) => use(plain.websiteUrl),
});

/** Adds a unit and signs up with the cart; ends at the order form. */
export async function signUpWithCart(shop: Shop, email: string) {
  const { page } = shop;
  await page.goto('/women');
  await shop.productLinks.first().click();
  await shop.chooseSize('M');
  await shop.addToCartButton.click();
  await shop.openCart(1);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Berta');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a silk dress');
  await expect(page.getByRole('button', { name: 'Continue without an account' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Contact and delivery' })).toBeVisible();
}

/** From the order form to the payment page. */
export async function fillOrderForm(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: /^Phone/ }).pressSequentially('912345678');
  await page
    .getByRole('textbox', { name: 'Delivery address' })
    .fill('Rua das Flores 12, Lisbon, Portugal, 12000');
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
}

/** From the order form to the thank-you page. */
export async function order(page: Page, email: string) {
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveCount(0);
  await fillOrderForm(page, email);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you for your order' }),
  ).toBeVisible();
}

export async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function expectAlert(page: Page, text: string) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveText(text);
}
