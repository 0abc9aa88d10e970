import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { mailsAbout } from './buyer.ts';
import { findPlenty, test } from './shop.ts';

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));
const russian = {
  ...read('locales/ru/shop.json'),
  ...read('locales/ru/server.json'),
};

/** A text of the shop in Russian. */
function ru(english: string): string {
  const text = russian[english];
  if (!text) throw new Error(`There is no Russian for “${english}”`);
  return text;
}

/** Path of the page, without its origin and query. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

test.describe('a browser in German', () => {
  test.use({ locale: 'de-AT' });

  test('gets English, is offered German, and keeps what the visitor chooses', async ({
    page,
    shop,
  }) => {
    await page.goto('/women?size=M');
    await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
    const offer = page.getByRole('status').filter({ hasText: 'auch auf Deutsch' });
    await offer.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Damen' })).toBeVisible();
    expect(page.url()).toContain('/de/women?size=M');
    await shop.appIsThere();
    await page.goto('/men');
    await expect(page).toHaveURL('/de/men');
    await shop.appIsThere();
    await page
      .getByRole('navigation', { name: 'Sprache' })
      .getByRole('link', { name: 'English' })
      .click();
    await expect(page).toHaveURL('/men');
    await page.goto('/kids');
    await expect(page.getByRole('heading', { level: 1, name: 'Kids' })).toBeVisible();
    await expect(page).toHaveURL('/kids');
  });
});

test('links, Back and a reload stay in the language', async ({ page, shop }) => {
  await page.goto('/pt');
  await shop.appIsThere();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.getByRole('link', { name: 'Mulher', exact: true }).first().click();
  await expect(page).toHaveURL('/pt/women');
  await shop.productLinks.first().click();
  await page.waitForURL(/\/pt\/product\//);
  await page.reload();
  await shop.appIsThere();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.goBack();
  await expect(page).toHaveURL('/pt/women');
  const canonical = page.locator('link[rel="canonical"]');
  const urls = () =>
    canonical.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  // Both pages' are present while one replaces the other.
  await expect.poll(urls).toEqual([expect.stringMatching(/\/pt\/women$/)]);
  await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
    'href',
    /:\d+\/women$/,
  );
});

test('Arabic reads from right to left', async ({ page, shop }) => {
  await page.goto('/ar/women');
  await shop.appIsThere();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [first, second] = await shop.productLinks.all();
  const [right, left] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(right?.x).toBeGreaterThan(left?.x ?? Number.POSITIVE_INFINITY);
});

test('a guest buys and returns in Russian', async ({ page, shop }) => {
  const email = 'guest-in-russian@example.test';
  await page.goto(`/ru/product/${await findPlenty(page.request, 'men', 'M')}`);
  await shop.chooseSize('M');
  await page.getByRole('button', { name: ru('ADD TO CART') }).click();
  await page
    .getByRole('link', { name: /^Корзина/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: ru('View cart') })
    .click();
  await page.getByRole('button', { name: ru('CREATE ORDER') }).click();
  await page.getByRole('button', { name: ru('Continue without an account') }).click();

  await test.step('refusals are in Russian', async () => {
    await page.getByRole('button', { name: ru('PROCEED TO CHECKOUT') }).click();
    await expect(page.getByText(ru('Full name is required')).first()).toBeVisible();
  });

  await page.getByRole('textbox', { name: ru('Full name') }).fill('Вера Лима');
  await page.getByRole('textbox', { name: ru('Email') }).fill(email);
  const phone = page.getByRole('textbox', { name: new RegExp(`^${ru('Phone')}`) });
  await phone.clear();
  await phone.pressSequentially('912345678');
  await page
    .getByRole('textbox', { name: ru('Delivery address') })
    .fill('Rua das Flores 12, Lisbon, Португалия, 12000');
  await page.getByRole('button', { name: ru('PROCEED TO CHECKOUT') }).click();
  await page.waitForURL(/\/api\/test-payment\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('Thank you for your order'));
  expect(pathOf(page)).toBe('/ru/checkout-success');

  let link = '';
  await test.step('the email leads to the order in Russian', async () => {
    const find = () =>
      mailsAbout(email).map((text) => /\/ru\/order\?token=[\w-]+/.exec(text)?.[0])[0] ?? '';
    await expect.poll(() => (link = find())).not.toBe('');
    await page.goto(link);
    await expect(page.getByText(ru('We are preparing your order.')).first()).toBeVisible();
  });

  await test.step('the return is asked for in Russian', async () => {
    await page.goto('/ru/withdraw');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/[а-я]/);
  });
});
