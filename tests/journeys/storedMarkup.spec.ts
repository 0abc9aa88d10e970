import { expect, type Page } from '@playwright/test';
import { productFieldNames, productFields } from '../../contract/rules/productFields.ts';
import { contact } from '../server/support/checkoutRequest.ts';
import { productInput } from '../server/support/productInput.ts';
import { type OwnShop, test } from './ownShop.ts';
import { startSession } from './session.ts';
import { logInAdmin } from './shopAdmin.ts';

/** Closes any surrounding markup, and runs if it is parsed as HTML. */
const markup = `"'></script></title></textarea><script>alert(1)</script><img src=x onerror=alert(2)>{{alert(3)}}`;

const password = 'a silk dress';

/** A client of the API without a browser. */
async function logIn({ url }: OwnShop, path: '/login' | '/signup', account: object) {
  let headers: Record<string, string> = { 'content-type': 'application/json' };
  const call = (to: string, body?: object) =>
    fetch(`${url}/api${to}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const answer = await call(path, account);
  const { token, data } = await answer.json();
  const [, xsrf = ''] = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  headers = {
    ...headers,
    authorization: `Bearer ${token}`,
    cookie: `XSRF-TOKEN=${xsrf}`,
    'x-xsrf-token': xsrf,
  };
  return { id: data.user.id as string, call };
}

/** Writes markup into every text that the shop accepts. */
async function writeMarkup(ownShop: OwnShop) {
  const admin = await logIn(ownShop, '/login', ownShop.admin);
  const sizes = [{ size: 'M', quantity: 5, description: markup }];
  const texts = productFieldNames.filter((name) => productFields[name].kind === 'text');
  const product = {
    ...productInput({ price: 10, images: [], sizes }),
    ...Object.fromEntries(texts.map((name) => [name, markup])),
  };
  const added = await (await admin.call('/addproduct', product)).json();
  const itemId = added.product._id as string;

  const account = { username: markup, email: 'ann@shop.test', password, cartItems: [] };
  const ann = await logIn(ownShop, '/signup', account);
  await ann.call('/addtocart', { itemId, size: 'M' });
  const line = { productId: itemId, name: markup, picture: '', size: 'M', quantity: 1, price: 10 };
  const checkout = await ann.call('/stripe/create-checkout-session', {
    userId: ann.id,
    orderDetails: {
      ...contact,
      fullName: markup,
      address: `${markup} 1, Lisbon, Portugal, 1100-048`,
      products: [{ ...line, subtotal: 10 }],
      total: 10,
    },
  });
  return { admin, itemId, paymentUrl: ((await checkout.json()) as { url: string }).url };
}

test.beforeEach(({ noErrors: _ }) => {});

test('stored markup is shown as text on every page of shoppers and admins', async ({
  page,
  browser,
  ownShop,
}) => {
  const { url } = ownShop;
  const { admin, itemId, paymentUrl } = await writeMarkup(ownShop);
  const isText = (on: Page) => expect(on.getByText('<script>alert(1)').first()).toBeVisible();

  for (const path of ['/women', '/search?q=script', `/product/${itemId}`]) {
    await page.goto(url + path);
    await isText(page);
  }
  await startSession(page, `${url}/api/login`, { email: 'ann@shop.test', password });
  await page.goto(`${url}/cart`);
  await isText(page);
  await page.goto(paymentUrl);
  await isText(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/checkout-success/);
  const [order] = await (await admin.call('/allorders')).json();
  await admin.call(`/handleorder/${order._id}`, {
    notes: markup,
    customerNote: markup,
    payment_status: 'paid',
    delivery_status: 'shipped',
  });
  for (const path of [
    '/account/myorders',
    `/account/myorders/${order._id}`,
    '/account/myaccount',
  ]) {
    await page.goto(url + path);
    if (path.includes('orders')) await isText(page);
    else await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(markup);
  }

  const admins = await (await browser.newContext()).newPage();
  await logInAdmin(admins, { url, password: ownShop.admin.password });
  await isText(admins);
  for (const path of ['/allorders', `/allorders?order=${order._id}`, '/listproduct']) {
    await admins.goto(`${url}/admin${path}`);
    await isText(admins);
  }
  await admins.goto(`${url}/admin/modifyproduct/${itemId}`);
  await expect(admins.getByRole('textbox', { name: 'Name' })).toHaveValue(markup);
  await admins.context().close();
});
