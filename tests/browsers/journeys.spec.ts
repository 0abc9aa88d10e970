import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { password } from '../journeys/session.ts';
import { findPlenty } from '../journeys/shop.ts';
import { adminEmail } from '../journeys/shopAdmin.ts';
import { test, type Visitor } from './test.ts';

async function addToCart(visitor: Visitor, product: string) {
  await visitor.open(`/product/${product}`);
  await visitor.driver.press('radio', /^M(,|$)/);
  await visitor.expect(true, () => document.querySelector('[type=radio]:checked') !== null);
  await visitor.driver.press('button', /^ADD TO CART/);
  await visitor.sees('link', /^Cart, 1 item$/);
}

test('a guest buys, and Back does not offer to pay again', async ({ visitor, request }) => {
  const { driver } = visitor;
  await addToCart(visitor, await findPlenty(request, 'men', 'M'));
  await visitor.open('/cart');
  await driver.press('button', /^CREATE ORDER/);
  await driver.press('button', /^Continue without an account/);
  await driver.fill(/^Full name/, 'Berta Almeida Lima');
  await driver.fill(/^Email/, 'berta-in-three@example.test');
  await driver.fill(/^Phone/, '912345678');
  await driver.fill(/^Delivery address/, 'Rua das Flores 12, Lisbon, Portugal, 12000');
  await driver.press('button', /^PROCEED TO CHECKOUT/);
  await driver.press('button', /^Pay /);
  await visitor.sees('heading', /^Thank you for your order/);
  await visitor.sees('link', /^Cart, 0 items/);
  await driver.back();
  await visitor.sees('heading', /^Thank you for your order/);
});

test('after a logout, Back shows no account data and the new colours', async ({
  visitor,
  request,
}, { project }) => {
  const { driver } = visitor;
  const email = `olga-${Date.now()}-${project.name}@example.test`;
  await visitor.open('/login');
  await driver.press('button', /^Create an account/);
  await driver.fill(/^Username/, 'Olga');
  await driver.fill(/^Email/, email);
  await driver.fill(/^Password/, password);
  await driver.press('button', /^Sign Up/);
  await visitor.sees('button', /^Log out/);
  await addToCart(visitor, await findPlenty(request, 'men', 'M'));
  await visitor.open('/account/myaccount');
  const showsEmail = (given: string) =>
    [...document.querySelectorAll('input')].some(({ value }) => value === given);
  await visitor.expect(true, showsEmail, email);
  await driver.run(() => Object.assign(window, { isOldPage: true }) && undefined);

  await visitor.open('/women');
  await driver.press('button', /^Colours/);
  await driver.press('menuitemradio', /^Dark/);
  await driver.press('button', /^Log out/);
  await visitor.sees('link', /^Login/);
  await driver.back();
  await driver.back();
  // From the back/forward cache, with the state of a customer's page.
  await visitor.expect(true, () => 'isOldPage' in window);
  await visitor.sees('link', /^Cart, 0 items/);
  await visitor.expect(false, showsEmail, email);
  await visitor.expect('dark', () => document.documentElement.dataset.colorScheme);
});

test('offline or with the server down, visited pages are shown', async ({
  visitor,
  gateway,
  request,
}) => {
  const { driver } = visitor;
  await visitor.open('/women');
  // The first press starts the service worker.
  await driver.press('button', /^Accept/);
  await visitor.expect(true, async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const urls = kept.flat().map(({ url }) => url);
    return [/\/index\.html$/, /\/config\.js$/, /\/CartPage-.*\.js$/].every((needed) =>
      urls.some((url) => needed.test(url)),
    );
  });
  await addToCart(visitor, await findPlenty(request, 'women', 'M'));
  const product = await driver.run(() => window.location.pathname);

  await gateway.close();
  await visitor.open(product);
  await visitor.sees('button', /^ADD TO CART/);
  await visitor.sees('link', /^Cart, 1 item$/);
  await visitor.open('/women');
  await visitor.sees('heading', /^Women/);

  await gateway.reopen();
  gateway.loseShop();
  await visitor.open(product);
  await visitor.sees('button', /^ADD TO CART/);
  await visitor.open('/women');
  await visitor.sees('heading', /^Women/);

  gateway.findShop();
  await visitor.open('/kids');
  await visitor.sees('heading', /^Kids/);
});

test('an admin adds a product, which is sold, and is asked for MFA once', async ({
  visitor,
  gateway,
}, info) => {
  const { driver } = visitor;
  const name = `Cape for ${info.project.name}`;
  const picture = info.outputPath('front.png');
  const create = { width: 800, height: 1000, channels: 3, background: 'brown' } as const;
  await sharp({ create }).toFile(picture);
  const folder = process.env.JOURNEY_DATA ?? '';

  await visitor.open('/login');
  await driver.fill(/^Email/, adminEmail);
  await driver.fill(/^Password/, readFileSync(join(folder, 'admin-password.txt'), 'utf8').trim());
  await driver.press('button', /^Login$/);
  await driver.press('link', /^Admin$/);
  await driver.press('button', /^Later/);
  await driver.press('link', /^Products$/);
  await driver.press('link', /^Add Product$/);
  await driver.fill(/^Name/, name);
  await driver.fill(/^Price/, '210.50');
  await driver.press('radio', /^Women/);
  await driver.upload(/^Choose pictures/, picture);
  await driver.fill(/^Quantity of M/, '4');
  await driver.press('button', /^Add product/);
  await visitor.seesText('Product Added');
  await driver.press('link', /^Orders$/);
  await visitor.sees('heading', /^Orders$/);
  expect(gateway.asked.filter((asked) => asked === 'GET /api/mfa/fetch')).toHaveLength(1);

  await visitor.open(`/search?q=${encodeURIComponent(name)}`);
  await driver.press('link', new RegExp(`^${name}`));
  await visitor.sees('button', /^ADD TO CART/);
});
