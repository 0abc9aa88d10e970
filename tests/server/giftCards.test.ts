import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { createOrder, startCheckout } from '../../server/services/checkout/checkout.ts';
import { cancelPayment } from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { toInvoice } from '../../server/services/orders/invoices.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { refundPart } from '../../server/services/orders/returns.ts';
import {
  blockGiftCard,
  issueGiftCard,
  listGiftCards,
  readGiftCard,
  saveGiftCardTerms,
} from '../../server/services/selling/giftCards.ts';
import { ordersToCsv } from '../../src/lib/csv/ordersCsv.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { addresses, checkOut, checkoutRequest } from './support/checkoutRequest.ts';
import { settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { storedOrder, withUnavailableProvider } from './support/refunds.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('gift cards', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let code: string;
  /** Shirts cost $20; there is a card of $50. */
  beforeEach(async () => {
    shop = await openTestShop(database(), [{ ...stocked(1, 60), priceCents: 2000 }]);
    admin = await shop.addCustomer(1);
    ann = await shop.addCustomer(2);
    await saveGiftCardTerms(shop.context, { isOn: true, amounts: [50], validYears: 1 });
    code = await issue(50);
  });

  async function issue(amount: number, requestId = v7()) {
    const card = { requestId, amount, email: 'zoe@shop.test', message: 'Sorry for the delay' };
    await issueGiftCard(shop.context, admin, card);
    await shop.mailer.idle();
    return codeIn(shop.mails.at(-1)?.text);
  }
  const codeIn = (text = '') => /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(text)?.[0] ?? '';
  const balance = async () => (await listGiftCards(shop.context))[0]?.balance;
  const addShirts = async (userId: string, count: number) => {
    for (let added = 0; added < count; added++) {
      await addToCart(shop.context, userId, { itemId: exampleId(1), size: 'M' });
    }
  };
  const giftCard = (amount: number) => ({ giftCard: { code, amount } });
  /** Orders shirts, of which the card pays this amount, and the rest is paid. */
  async function buy(count: number, amount: number, userId = ann) {
    await addShirts(userId, count);
    const payment = await checkOut(shop, userId, [[1, 'M', count, 20]], giftCard(amount));
    await shop.payments.pay(payment);
    return { payment, order: (await createOrder(shop.context, userId, payment)).order?._id ?? '' };
  }
  const refunds = async (payment: string) => (await shop.payments.find(payment))?.refunds;

  it('are mailed once, with a code that is compared without its spelling', async () => {
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`;
    expect(await readGiftCard(shop.context, typed, undefined)).toEqual({
      ...{ balance: 50, ending: code.slice(-4), validUntil: '2027-03-01' },
    });
    const [mail, ...others] = shop.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'zoe@shop.test', subject: 'Your gift card for Hemline' });
    expect(mail?.text).toContain('Sorry for the delay');
    await cleanUp(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
  });

  it('are issued once for a repeated request', async () => {
    const id = v7();
    await issue(10, id);
    await issue(10, id);
    expect(await listGiftCards(shop.context)).toHaveLength(2);
    expect(shop.mails).toHaveLength(2);
  });

  it('pay a part, and the provider the rest', async () => {
    const { payment } = await buy(3, 50);
    expect((await shop.payments.find(payment))?.request).toMatchObject({ giftCardCents: 5000 });
    expect(await balance()).toBe(0);
    expect((await listOrders(shop.context, ann))[0]).toMatchObject({ total: 60, giftCard: 50 });
  });

  it('pay all, without a payment page', async () => {
    await addShirts(ann, 2);
    const request = checkoutRequest(ann, [[1, 'M', 2, 20]], giftCard(40));
    const { url } = await startCheckout(shop.context, ann, request, addresses);
    expect(url).toContain('https://shop.test/checkout-success?session_id=gift_');
    const id = new URL(url).searchParams.get('session_id') ?? '';
    const { order } = await createOrder(shop.context, ann, id);
    expect(order).toMatchObject({ payment_status: 'paid', giftCard: 40 });
    expect([await balance(), await shop.countOrders()]).toEqual([10, 1]);
    await editOrder(shop, admin, order?._id ?? '', { payment_status: 'refunded' });
    expect((await listOrders(shop.context, ann))[0]?.payment_status).toBe('refunded');
    expect(await balance()).toBe(50);
  });

  it('leave a remainder that the provider accepts', async () => {
    code = await issue(19.8);
    await expect(buy(1, 19.8)).rejects.toThrow('The gift card pays $19.50 of this order.');
    await buy(1, 19.5);
  });

  it('get their balance back when the checkout is cancelled or expires', async () => {
    await addShirts(ann, 1);
    const lines = [[1, 'M', 1, 20] as [number, string, number, number]];
    code = await issue(10);
    const first = await checkOut(shop, ann, lines, giftCard(10));
    expect(await balance()).toBe(0);
    await cancelPayment(shop.context, first);
    expect(await balance()).toBe(10);
    await checkOut(shop, ann, lines, giftCard(10));
    shop.pass(31);
    await cleanUp(shop.context);
    expect(await balance()).toBe(10);
  });

  it('refuse another amount, unknown and blocked codes, and the day after their last', async () => {
    await expect(buy(1, 10)).rejects.toThrow('The gift card pays $20.00 of this order.');
    const [card] = await listGiftCards(shop.context);
    await blockGiftCard(shop.context, card?._id ?? '', true);
    await expect(buy(1, 20)).rejects.toThrow('This gift card is blocked.');
    await blockGiftCard(shop.context, card?._id ?? '', false);
    shop.pass(366 * 24 * 60);
    await expect(readGiftCard(shop.context, code, undefined)).rejects.toThrow('valid until');
    code = 'AAAA-AAAA-AAAA-AAAA';
    await expect(buy(1, 20)).rejects.toThrow('There is no gift card with this code.');
  });

  it('are refunded first, and the provider never refunds more than it took', async () => {
    const { payment, order } = await buy(3, 50);
    const giveBack = (amount: number, requestId = v7()) =>
      refundPart(shop.context, admin, order, { requestId, amount });
    const id = v7();
    await giveBack(45, id);
    await giveBack(45, id);
    expect([await balance(), await refunds(payment)]).toEqual([45, {}]);
    await giveBack(10);
    expect(await balance()).toBe(50);
    expect(Object.values((await refunds(payment)) ?? {})).toEqual([500]);
    await editOrder(shop, admin, order, { payment_status: 'refunded' });
    expect(await balance()).toBe(50);
    expect((await shop.payments.find(payment))?.status).toBe('refunded');
  });

  it('are valid for at least 90 days after a refund', async () => {
    const { order } = await buy(3, 50);
    const giveBack = () => refundPart(shop.context, admin, order, { requestId: v7(), amount: 5 });
    const validUntil = async () => (await readGiftCard(shop.context, code, undefined)).validUntil;
    await giveBack();
    expect(await validUntil()).toBe('2027-03-01');
    shop.pass(366 * 24 * 60);
    await giveBack();
    expect(await validUntil()).toBe('2027-05-31');
  });

  it('get a refund once while the provider is away', async () => {
    const { payment, order } = await buy(3, 50);
    const { context, comeBack } = withUnavailableProvider(shop);
    await refundPart(context, admin, order, { requestId: v7(), amount: 55 });
    expect([await balance(), await refunds(payment)]).toEqual([50, {}]);
    comeBack();
    await Promise.all([cleanUp(context), cleanUp(context)]);
    expect(await balance()).toBe(50);
    expect(Object.values((await refunds(payment)) ?? {})).toEqual([500]);
  });

  it('are shown on order, mail, invoice and CSV', async () => {
    shop.mails.length = 0;
    const { order } = await buy(3, 50);
    await cleanUp(shop.context);
    await shop.mailer.idle();
    for (const text of ['Total', '$60.00', 'Gift card', '−$50.00', 'Other payment', '$10.00']) {
      expect(shop.mails[0]?.text).toContain(text);
    }
    const stored = await storedOrder(shop.db, order);
    const { sums } = toInvoice(stored, { name: '', lines: [] });
    const amounts = sums.map(({ label, amount }) => `${label} ${amount}`);
    expect(amounts).toEqual(['Total $60.00', 'Gift card −$50.00', 'Other payment $10.00']);
    const [head = '', row = ''] = ordersToCsv(await listOrders(shop.context, ann)).split('\r\n');
    // From the end, because an address has commas.
    const columns = head.split(',');
    expect(row.split(',').at(columns.indexOf('gift_card') - columns.length)).toBe('50.00');
  });

  it('never pay more than their balance in 20 checkouts at once', async () => {
    const customers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => shop.addCustomer(10 + number)),
    );
    for (const id of customers) await addShirts(id, 1);
    const { done } = await settle(
      customers.map((id) => () => checkOut(shop, id, [[1, 'M', 1, 20]], giftCard(20))),
    );
    expect(done).toHaveLength(2);
    expect([await balance(), await shop.countOrders()]).toEqual([10, 2]);
  });

  it('refund a late payment whose balance was spent meanwhile', async () => {
    code = await issue(10);
    await addShirts(ann, 1);
    const late = await checkOut(shop, ann, [[1, 'M', 1, 20]], giftCard(10));
    await shop.payments.pay(late);
    const bob = await shop.addCustomer(3);
    // The provider reports the end of the session, and its payment only later.
    await shop.db.execute(`update checkout_sessions set status = 'expired'`);
    await buy(1, 10, bob);
    await createOrder(shop.context, ann, late);
    const [order] = await listOrders(shop.context, ann);
    expect(order).toMatchObject({ payment_status: 'refunded', delivery_status: 'cancelled' });
    expect((await shop.payments.find(late))?.status).toBe('refunded');
    expect(await balance()).toBe(0);
  });
});
