import { v7 } from 'uuid';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { asChange } from '../../server/db/database.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { inCurrencyOf, setMainCurrency } from '../../server/lib/currencies.ts';
import { readActivity } from '../../server/services/admin/activity.ts';
import { listAllOrders, readSummary } from '../../server/services/admin/adminOrders.ts';
import { listCustomers } from '../../server/services/admin/customers.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import { toInvoice } from '../../server/services/orders/invoices.ts';
import { openOrder } from '../../server/services/orders/orderLinks.ts';
import { makeOrderLink } from '../../server/services/orders/orderMails.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { payOwnDifference } from '../../server/services/orders/payDifference.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { refundPart } from '../../server/services/orders/returns.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { addresses, buy } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { refundsOf, storedOrder } from './support/refunds.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

/** A dollar is 150 yen, so a cent is 1.5 yen; prices end in 90. */
const yen = { currency: 'JPY', centRate: 1.5, priceEnding: 90 };

onEitherDatabase('an order in another currency', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let ben: string;
  let order: string;
  let payment: string;
  /** Ann has paid ¥1,490 for $10, and Ben $10. */
  beforeEach(async () => {
    setMainCurrency(dollars);
    shop = await openTestShop(database(), [
      stocked(1, 3, { style: 'tee', priceCents: 1000 }),
      stocked(2, 3, { style: 'tee', colour: 'Red', priceCents: 1200 }),
    ]);
    admin = await shop.addCustomer(99);
    ann = await shop.addCustomer(1);
    await addToCart(shop, ann, { itemId: exampleId(1), size: 'M' });
    const bought = await inCurrencyOf(yen, () => buy(shop, ann, [[1, 'M', 1, 1490]]));
    [payment, order] = [bought.payment, bought.order._id];
    ben = await shop.addCustomer(2);
    await addToCart(shop, ben, { itemId: exampleId(1), size: 'M' });
    await buy(shop, ben, [[1, 'M', 1, 10]]);
  });
  afterAll(() => setCurrency(dollars));

  const refunds = () => refundsOf(shop, payment);

  it('keeps its currency and rate, and shows them to its customer and the shop', async () => {
    const paidIn = { code: 'JPY', sign: '¥', name: 'Japanese yen', digits: 0, rate: 150 };
    expect(await listOrders(shop.context, ann)).toMatchObject([
      { total: 1490, currency: paidIn, products: [{ price: 1490 }] },
    ]);
    const { orders } = await listAllOrders(shop.context, { sort: 'total' });
    // Sorted by their value in the main currency: ¥1,490 are $9.93.
    expect(orders.map(({ total, currency }) => [total, currency?.code])).toEqual([
      [1490, 'JPY'],
      [10, undefined],
    ]);
    expect(await storedOrder(shop.db, order)).toMatchObject(yen);
  });

  it('is named by its link, even on a page in a third currency', async () => {
    const euros = { currency: 'EUR', centRate: 0.92, priceEnding: null };
    const open = async (id: string) => {
      const token = /token=([\w-]{43})/.exec(await makeOrderLink(shop.context, id))?.[1] ?? '';
      return (await inCurrencyOf(euros, () => openOrder(shop.context, { token }))).order;
    };
    expect(await open(order)).toMatchObject({ total: 1490, currency: { code: 'JPY', rate: 150 } });
    const [bens] = await listOrders(shop.context, ben);
    expect(bens).not.toHaveProperty('currency');
    expect(await open(bens?._id ?? '')).toMatchObject({ total: 10, currency: { code: 'USD' } });
  });

  it('has no rate without a currency', async () => {
    const withoutCurrency = shop.db.update(orders).set({ currency: null });
    await expect(withoutCurrency.execute()).rejects.toThrow();
    await expect(shop.db.update(orders).set({ centRate: 0 }).execute()).rejects.toThrow();
  });

  it('uses it in mails and documents', async () => {
    await shop.context.mailer.idle();
    const mail = shop.mails.find(({ subject }) => subject.startsWith('We received your order'));
    expect(mail?.text).toContain('Total: ¥1,490');
    expect(shop.ownerMails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('¥1,490'),
      expect.stringContaining('$10.00'),
    ]);
    const stored = await storedOrder(shop.db, order);
    const { sums } = inCurrencyOf(yen, () => toInvoice(stored, { name: '', lines: [] }));
    expect(sums.find(({ isTotal }) => isTotal)?.amount).toBe('¥1,490');
    // ¥279 are 186 cents.
    const taxes = [{ name: 'VAT', rate: 23, cents: 279 }];
    const taxed = inCurrencyOf(yen, () => toInvoice({ ...stored, taxes }, { name: '', lines: [] }));
    expect(taxed.sums).toContainEqual({ label: 'Tax in USD (1 USD = 150 JPY)', amount: '$1.86' });
  });

  it('is refunded in it', async () => {
    const answer = await refundPart(shop.context, admin, order, { amount: 490, requestId: v7() });
    expect(answer).toMatchObject({
      message: '¥490 went back to the customer.',
      order: { refundableRest: 1000 },
    });
    expect(await refunds()).toEqual([490]);
    const wrong = refundPart(shop.context, admin, order, { amount: 4.5, requestId: v7() });
    await expect(wrong).rejects.toThrow('¥12,500');
  });

  it('has the code of its currency in the activity log', async () => {
    const actor = { userId: admin, userName: 'Boss', at: shop.context.now() };
    const call = 'POST /refundpart/:id';
    await asChange({ ...actor, call, recheck: async () => {} }, () =>
      refundPart(shop.context, admin, order, { amount: 490, requestId: v7() }),
    );
    const { entries } = await readActivity(shop.context, { permissions: ['orders:sums'] }, {});
    expect(entries[0]?.changes).toContainEqual(expect.objectContaining({ to: 'JPY 490' }));
  });

  it('is exchanged in it: a difference is between both prices, by its own rate', async () => {
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    const exchange = { productId: exampleId(2), size: 'M' };
    await requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      { requestId: v7(), reason: 'unsaid', lines: [{ line: 0, quantity: 1, exchange }] },
    );
    const [{ returns, payments }] = (await listOrders(shop.context, ann)) as never as [
      Record<'returns' | 'payments', never>,
    ];
    expect(returns).toMatchObject({
      requests: [
        { exchange: { total: 1490, difference: 300 }, lines: [{ exchange: { price: 1790 } }] },
      ],
    });
    expect(payments).toMatchObject([{ amount: 300 }]);
    const [{ id }] = payments as unknown as [{ id: string }];
    const { url } = await payOwnDifference(shop.context, ann, id, addresses);
    const page = await shop.payments.find(url.slice(url.lastIndexOf('/') + 1));
    expect(page?.request).toMatchObject({ currency: 'JPY', lines: [{ priceCents: 300 }] });
  });

  it('gets new items at its own rate', async () => {
    const stored = await storedOrder(shop.db, order);
    const lines = [
      { productId: exampleId(1), size: 'M', quantity: 1 },
      { productId: exampleId(2), size: 'M', quantity: 1 },
    ];
    const change = { lines, version: stored.version, isPreview: true };
    expect(await changeLines(shop.context, admin, order, change)).toMatchObject({
      ...{ total: 1490 + 1790, more: 1790 },
      message: expect.stringContaining('¥1,790'),
    });
  });

  it('counts in reports by its rate, in the main currency', async () => {
    const summary = await readSummary(shop.context, 30);
    // ¥1,490 are 993.33 cents.
    expect(summary.revenue.at(-1)).toMatchObject({ orders: 2, total: 19.93 });
    expect(summary.bestSellers).toMatchObject([{ units: 2, total: 19.93 }]);
    expect(summary.toShip.oldest.map(({ total }) => total).sort()).toEqual([10, 9.93]);
    const { customers } = await listCustomers(shop.context, { q: 'customer-1@' });
    expect(customers).toMatchObject([{ spend: 9.93 }]);
  });
});
