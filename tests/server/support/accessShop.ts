import { eq } from 'drizzle-orm';
import { products } from '../../../server/db/catalogueSchema.ts';
import { checkoutSessions } from '../../../server/db/checkoutSchema.ts';
import { orders } from '../../../server/db/orderSchema.ts';
import { createStripePayments } from '../../../server/payments/stripePayments.ts';
import { changeUser } from '../../../server/repositories/users.ts';
import { openSession } from '../../../server/services/accounts/sessions.ts';
import { createPictureUrls } from '../../../server/storage/pictureUrls.ts';
import { checkoutRequest } from './checkoutRequest.ts';
import { type Customer, signedUp, visitor } from './customer.ts';
import { enrolledAdmin } from './enrolledAdmin.ts';
import { exampleId, exampleProduct } from './exampleProduct.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { placeOrder } from './placeOrder.ts';
import { somePictures } from './productInput.ts';
import { stripeKey, webhookSecret } from './stripeStandIn.ts';
import { lastingFolder } from './temporaryFolder.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** Only admins may read this draft; Ana has had it in her cart, an order and her favourites. */
export const draft = { number: 8, name: 'Unannounced Parka' };

/** Data that only Ana and the admins may read. */
export const anasData = ['ana-of-her-own@shop.test', 'Rua do Segredo', '351999000111'];

const [anasEmail = ''] = anasData;
const anasContact = {
  email: anasEmail,
  address: 'Rua do Segredo 7, Lisbon, Portugal, 1100-048',
  phone: '+351999000111',
};

const time = Date.UTC(2026, 2, 1, 12);
const now = () => new Date(time);

export type Actor = 'nobody' | 'guest' | 'Ana' | 'Ben' | 'new admin' | 'admin';

/**
 * A whole shop with required MFA, each kind of caller, and Ana's data: a cart, an open payment, an
 * order, an address. The second server takes payments through Stripe.
 */
export async function openAccessShop() {
  const connection = await openMemoryDatabase();
  const config = { WEB_VITALS: 'on' } as const;
  const pictureUrls = createPictureUrls({ secret: 'of the tests', apiUrl: '/api', now });
  const common = { connection, now, pictures: somePictures };
  const relaxed = await openTestApp({
    ...common,
    products: [1, 2, 3, 4, 5, 6, 7, draft.number].map((number) => exampleProduct(number)),
  });
  const shop = await openTestApp({
    ...common,
    config: { ...config, REQUIRE_MFA: 'on' },
    pictureUrls,
    dist: lastingFolder(builtApp),
  });
  const payments = createStripePayments({
    secretKey: stripeKey,
    webhookSecret,
    apiBase: 'http://127.0.0.1:9',
  });
  const stripe = await openTestApp({ ...common, config, payments });

  const { db } = shop;
  const ana = await signedUp(shop.app, anasEmail, {
    address: anasContact.address,
    phone: anasContact.phone.slice(1),
  });
  const ben = await signedUp(shop.app, 'ben@shop.test');
  const late = await signedUp(shop.app, 'new-admin@shop.test');
  await changeUser(db, late.id, { role: 'admin' });
  const { admin } = await enrolledAdmin(relaxed, 'admin@shop.test', time);

  const orderId = await placeOrder(db, {
    userId: ana.id,
    at: '2026-02-01T12:00:00Z',
    lines: [[2, 'M', 1, 1000]],
    contact: anasContact,
  });
  const [paid] = await db
    .select({ id: checkoutSessions.providerId })
    .from(orders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(eq(orders.id, orderId));
  await ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
  const draftId = exampleId(draft.number);
  await ana.call('POST /addtocart', { itemId: draftId, size: 'M' });
  await ana.call(`POST /addfavorite/${draftId}`);
  const at = '2026-01-31T12:00:00Z';
  await placeOrder(db, { userId: ana.id, at, lines: [[draft.number, 'M', 1, 1000]] });
  const { name } = draft;
  await db
    .update(products)
    .set({ draft: true, name, description: name, searchText: name.toLowerCase() })
    .where(eq(products.id, draftId));
  const { address } = anasContact;
  await ana.call('POST /saveaddress', { address, isDefault: false });
  const { savedAddresses } = (await ana.call('GET /getuser')).json();
  const checkout = checkoutRequest(ana.id, [[1, 'M', 1, 10]], anasContact);
  const { url } = (await ana.call('POST /stripe/create-checkout-session', checkout)).json();

  const users = { Ana: ana, Ben: ben, 'new admin': late, admin };
  const browserOf = async ({ app }: TestApp, actor: keyof typeof users): Promise<Customer> => {
    const browser = visitor(app);
    const passedMfa = actor === 'admin';
    browser.token = await openSession(db, users[actor].id, now(), { passedMfa });
    await browser.call('GET /getuser');
    return browser;
  };
  const guestOf = async ({ app }: TestApp): Promise<Customer> => {
    const browser = visitor(app);
    const { token, data } = (await browser.call('POST /guestcheckout')).json();
    const at = '2026-02-01T12:00:00Z';
    const id = await placeOrder(db, { userId: data.user.id, at, lines: [[3, 'M', 1, 1000]] });
    await db.update(orders).set({ isGuest: true }).where(eq(orders.id, id));
    return Object.assign(browser, { token });
  };
  const browsersOf = async (server: TestApp): Promise<Record<Actor, Customer>> => ({
    nobody: visitor(server.app),
    guest: await guestOf(server),
    Ana: await browserOf(server, 'Ana'),
    Ben: await browserOf(server, 'Ben'),
    'new admin': await browserOf(server, 'new admin'),
    admin: await browserOf(server, 'admin'),
  });
  return {
    db,
    anasId: ana.id,
    checkout,
    addressId: savedAddresses[0].id as string,
    orderId,
    paidSession: paid?.id ?? '',
    paymentPath: new URL(url).pathname,
    /** One caller of each kind. */
    browsers: await browsersOf(shop),
    stripe: await browsersOf(stripe),
    app: shop.app,
    close: async () => {
      await Promise.all([relaxed, shop, stripe].map(({ app }) => app.close()));
      await connection.close();
    },
  };
}

/** A small app that replaces the built one. */
const builtApp = {
  'index.html': '<!doctype html><title>Shop</title>',
  'manifest.webmanifest': '{}',
  'config.js': 'window.hemline = {};',
  ...{ 'licenses.txt': '', 'share.jpg': '', 'icon.svg': '', 'icons/apple-touch-icon.png': '' },
  ...{ 'icons/icon-192.png': '', 'icons/icon-512.png': '' },
};
