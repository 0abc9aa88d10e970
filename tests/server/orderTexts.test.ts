import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { i18n, inLanguage } from '../../contract/i18n.ts';
import { isLanguage, languages } from '../../contract/languages.ts';
import { deliveryName } from '../../contract/rules/deliveryName.ts';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import { holds } from '../../server/db/checkoutSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { loadLanguages, speaking } from '../../server/lib/languages.ts';
import { findOrder } from '../../server/repositories/orders.ts';
import { removeDelivery, writeDelivery, writeTax } from '../../server/repositories/selling.ts';
import { writeTranslation } from '../../server/repositories/translations.ts';
import { readHistory } from '../../server/services/admin/adminOrders.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { createOrder, takeOrder } from '../../server/services/checkout/checkout.ts';
import { paidTooLateMessage } from '../../server/services/checkout/completeOrder.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { printInvoice } from '../../server/services/orders/printOrders.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn, refuseReturn } from '../../server/services/orders/returns.ts';
import { findNamedDelivery, shownDelivery } from '../../server/services/selling/deliveryNames.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { buy, checkOut, checkoutRequest } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { readPdf } from './support/pdfText.ts';
import { openTestShop } from './support/testShop.ts';

loadLanguages(['pt', 'ru', 'de', 'fr', 'es', 'ar']);

const codes = Object.keys(languages).filter(isLanguage);

describe('an order’s delivery', async () => {
  const connection = await forSuite(openMemoryDatabase());
  const method = { name: 'Express 24', price: 4.9, freeFrom: 100, minDays: 3, maxDays: 5 };
  let shop: BuyersShop;
  let context: BuyersShop['context'];
  let delivery: string;
  beforeEach(async () => {
    shop = await openBuyersShop(connection);
    context = { ...shop.context, languages: ['de', 'pt', 'en'] };
    delivery = v7();
    await writeDelivery(shop.db, { ...method, id: delivery, countries: [] });
  });

  const buyIn = (language: 'pt' | 'en') =>
    speaking(language, () =>
      buy({ ...shop, context }, shop.ann, [[1, 'M', 2, 89.1]], { delivery, total: 178.2 }),
    );
  const keepOne = (id: string) =>
    speaking('en', async () =>
      changeLines(context, shop.bob, id, {
        version: (await findOrder(shop.db, id))?.version ?? 0,
        lines: [{ productId: exampleId(1), size: 'M', quantity: 1 }],
      }),
    );
  const stored = async (id: string) => (await findOrder(shop.db, id))?.deliveryName;

  it('is kept in the shop’s first language, and shown in its reader’s', async () => {
    const { order } = await buyIn('pt');
    expect(await stored(order._id)).toBe('Express 24, 3 bis 5 Tage');
    expect(order.delivery?.name).toBe('Express 24, 3 a 5 dias');
    const [listed] = await speaking('en', () => listOrders(context, shop.ann));
    expect(listed?.delivery?.name).toBe('Express 24, 3 to 5 days');
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Express 24, 3 a 5 dias');
    expect(shop.ownerMails[0]?.text).toContain('Express 24, 3 bis 5 Tage');
  });

  it('is a line of the payment in the language of the payment', async () => {
    const labels: (string | undefined)[] = [];
    const payments: typeof context.payments = {
      ...context.payments,
      createSession: (request) => {
        labels.push(request.delivery?.label);
        return context.payments.createSession(request);
      },
    };
    await speaking('pt', () =>
      checkOut({ context: { ...context, payments } }, shop.ann, [[1, 'M', 2, 89.1]], {
        ...{ delivery, total: 178.2 },
      }),
    );
    expect(labels).toEqual(['Entrega: Express 24, 3 a 5 dias']);
  });

  it('translates its taxes in emails and documents, and keeps their original names', async () => {
    await writeTax(shop.db, { id: v7(), country: 'Portugal', name: 'VAT', rate: 23 });
    const key = { version: 0, language: 'pt', subject: 'tax' as const, subjectId: 'VAT' };
    const sources = { name: 'VAT' };
    await writeTranslation(shop.db, { ...key, texts: { name: 'IVA' }, sources });
    const { order } = await buyIn('pt');
    expect(order.tax).toMatchObject({ name: 'VAT' });
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Inclui IVA a 23%');
    expect(shop.ownerMails[0]?.text).toMatch(/Inklusive 23\s%\sVAT/);
    const { pdf } = await printInvoice(
      { ...context, prints: { paper: 'A4', fonts: [] } },
      { userId: shop.ann, orderId: order._id },
    );
    expect((await readPdf(pdf)).join()).toMatch(/Inclui\s+IVA\s+a\s+23%/);
  });

  it.each(codes)('has today’s price when its lines change, if kept in %s', async (language) => {
    const { order } = await buyIn('pt');
    const deliveryText = inLanguage(language, () => deliveryName(method));
    await shop.db
      .update(orders)
      .set({ deliveryName: deliveryText, deliveryId: null })
      .where(eq(orders.id, order._id));
    // Below $100, delivery is no longer free.
    expect(await keepOne(order._id)).toMatchObject({ total: 94, refund: 84.2 });
  });

  it('has today’s price though its method was renamed, and its translation corrected', async () => {
    const key = { version: 0, language: 'pt', subject: 'delivery' as const, subjectId: delivery };
    const sources = { name: method.name };
    await writeTranslation(shop.db, { ...key, texts: { name: 'Expresso' }, sources });
    const { order } = await buyIn('pt');
    expect(order.delivery?.name).toBe('Expresso, 3 a 5 dias');
    await writeTranslation(shop.db, {
      ...key,
      version: 1,
      texts: { name: 'Expresso 24' },
      sources,
    });
    await writeDelivery(shop.db, {
      ...{ ...method, id: delivery, version: 1, countries: [], name: 'Courier', maxDays: 4 },
    });
    expect(await keepOne(order._id)).toMatchObject({ total: 94, refund: 84.2 });
  });

  it('keeps its price if its method was deleted', async () => {
    const { order } = await buyIn('pt');
    await removeDelivery(shop.db, delivery);
    expect(await keepOne(order._id)).toMatchObject({ total: 89.1, refund: 89.1 });
  });

  it('of a manual order is in the shop’s first language, as its emails are', async () => {
    const { orderDetails } = checkoutRequest('', [[1, 'M', 1, 89.1]], { email: 'a@shop.test' });
    const details = { ...orderDetails, delivery, total: 94 };
    const { order } = await speaking('pt', () =>
      takeOrder(context, shop.bob, {
        ...{ requestId: v7(), payment: 'cash', notes: '', mailsCustomer: true },
        orderDetails: details,
      }),
    );
    expect(await stored(order?._id ?? '')).toBe('Express 24, 3 bis 5 Tage');
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Express 24, 3 bis 5 Tage');
  });
});

describe('a kept delivery', () => {
  const days = [1, 2, 3, 5, 11, 21, 100].flatMap((maxDays) =>
    [0, 1, 2, maxDays - 1, maxDays].flatMap((minDays) =>
      minDays <= maxDays ? [{ minDays, maxDays }] : [],
    ),
  );

  it.each(codes)('is read in %s, and written in any other language', (language) => {
    for (const each of days) {
      const method = { ...each, name: 'Post, 2 a day' };
      const kept = inLanguage(language, () => deliveryName(method));
      expect(shownDelivery(kept)).toBe(deliveryName(method));
      const others = days.map((other) => ({ ...other, name: 'Post, 2 a day' }));
      expect(findNamedDelivery(others, kept)).toEqual(method);
    }
  });

  it('stays as it is if it is not one of our texts', () => {
    expect(shownDelivery('By bicycle')).toBe('By bicycle');
    expect(findNamedDelivery([{ name: 'By bicycle', minDays: 1, maxDays: 2 }], '')).toBe(undefined);
    expect(i18n.locale).toBe('en');
  });
});

describe('the history of an order', async () => {
  const connection = await forSuite(openMemoryDatabase());

  it('is in the shop’s first language, whoever writes it', async () => {
    const shop = await openTestShop(
      connection,
      [1, 2].map((number) => exampleProduct(number, { style: 'tee' })),
    );
    const context = { ...shop.context, languages: ['de', 'pt', 'en'] } as const;
    const [ann, admin] = [await shop.addCustomer(1), await shop.addCustomer(2)];
    for (const _ of [1, 2]) await addToCart(context, ann, { itemId: exampleId(1), size: 'M' });
    const { order } = await speaking('pt', () => buy({ ...shop, context }, ann, [[1, 'M', 2, 10]]));
    await editOrder(shop, admin, order._id, { delivery_status: 'delivered' });
    addTranslations('de', german);
    const asked = (exchange: object = {}) =>
      speaking('pt', () =>
        requestReturn(
          context,
          { userId: ann, orderId: order._id },
          { reason: 'tooSmall', lines: [{ line: 0, quantity: 1, ...exchange }] },
        ),
      );
    await asked();
    const exchanged = await asked({ exchange: { productId: exampleId(2), size: 'M' } });
    const [first, second] = exchanged.requests.map(({ id }) => id);
    await speaking('pt', async () => {
      const lines = [{ line: 0, restocked: 0, damaged: 1 }];
      await receiveReturn(context, admin, first ?? '', { lines });
      await refuseReturn(context, admin, second ?? '', { refusal: 'Worn' });
    });
    const entries = await readHistory(context, order._id);
    expect(entries.flatMap(({ changes }) => changes.return?.to ?? [])).toEqual([
      'Abgelehnt: 1 × Product 1, Größe M',
      'Eingetroffen: 1 × Product 1, Größe M (1 beschädigt)',
      'Erbeten: 1 × Product 1, Größe M (Zu klein), dafür 1 × Product 2, Größe M',
      'Erbeten: 1 × Product 1, Größe M (Zu klein)',
    ]);
  });

  it('notes a late payment in the shop’s first language if the customer’s is unknown', async () => {
    const shop = await openBuyersShop(connection);
    const context = { ...shop.context, languages: ['de', 'pt'] } as const;
    const payment = await checkOut({ context }, shop.ann, [[1, 'M', 2, 89.1]]);
    await shop.db.delete(holds);
    await shop.db.update(productSizes).set({ quantity: 0, reserved: 0 });
    await shop.payments.pay(payment);
    await createOrder(context, shop.ann, payment).catch(() => undefined);
    const [order] = await listOrders(context, shop.ann);
    expect(order?.customerNote).toBe(inLanguage('de', () => i18n.t(paidTooLateMessage)));
    expect(order?.customerNote).not.toBe(paidTooLateMessage);
  });
});

const german = {
  'Requested: {items} ({reason})': 'Erbeten: {items} ({reason})',
  'Requested: {items} ({reason}), in exchange for {wanted}':
    'Erbeten: {items} ({reason}), dafür {wanted}',
  '{count, plural, one {Received: {items} (# damaged)} other {Received: {items} (# damaged)}}':
    'Eingetroffen: {items} ({count} beschädigt)',
  'Refused: {items}': 'Abgelehnt: {items}',
};
