import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import { findRows } from '../../server/db/database.ts';
import { orders } from '../../server/db/orderSchema.ts';
import {
  removeTax,
  writeCode,
  writeDelivery,
  writeTax,
} from '../../server/repositories/selling.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId } from './support/exampleProduct.ts';
import { sendBack } from './support/refunds.ts';

onEitherDatabase('taxes', (database) => {
  const tax = { id: v7(), country: 'portugal', name: 'VAT', rate: 23 };
  const delivery = v7();
  let shop: BuyersShop;
  beforeEach(async () => {
    shop = await openBuyersShop(database());
    await writeTax(shop.db, tax);
  });

  const buyAt = async (total: number, wanted: object = {}) =>
    (await buy(shop, shop.ann, [[1, 'M', 1, 89.1]], { total, ...wanted })).order;

  it('are included in the payment, after delivery and discount, and shown in emails', async () => {
    await writeDelivery(shop.db, {
      ...{ id: delivery, name: 'Standard', price: 4.9, minDays: 3, maxDays: 5, countries: [] },
    });
    await writeCode(
      shop.db,
      { id: v7(), code: 'TENTH', kind: 'percent', value: 10, minimum: 0 },
      shop.now(),
    );
    const order = await buyAt(85.09, { delivery, code: 'TENTH' });
    expect(order).toMatchObject({
      total: 85.09,
      tax: { name: 'VAT', rate: 23, amount: 15.91, net: 69.18 },
    });
    await shop.mailer.idle();
    const [mail] = shop.mails;
    expect(mail?.text).toContain('Total: $85.09\nIncluding 23% VAT: $15.91');
    expect(mail?.html).toContain('Including 23% VAT');
  });

  it('stay with the order unchanged, until its country changes', async () => {
    const order = await buyAt(89.1);
    await writeTax(shop.db, { ...tax, version: 1, rate: 25 });
    await writeTax(shop.db, { id: v7(), country: 'Spain', name: 'IVA', rate: 21 });
    const taxNow = async () => (await listOrders(shop.context, shop.ann))[0]?.tax;
    const correct = (address: string) => editOrder(shop, shop.bob, order?._id ?? '', { address });
    const vat = { name: 'VAT', rate: 23, amount: 16.66, net: 72.44 };
    expect(await taxNow()).toEqual(vat);
    await correct('Rua Nova 1, Porto, Portugal, 4000-123');
    expect(await taxNow()).toEqual(vat);
    await correct('Calle Mayor 1, Madrid, Spain, 28001');
    expect(await taxNow()).toEqual({ name: 'IVA', rate: 21, amount: 15.46, net: 73.64 });
    await correct('Main St 1, Boston, USA, 02101');
    expect(await taxNow()).toBeUndefined();
    await correct(contact.address);
    expect(await taxNow()).toEqual({ name: 'VAT', rate: 25, amount: 17.82, net: 71.28 });
  });

  it('are several where kinds of products have their own rates, in orders and mails', async () => {
    const coat = { category: 'kid' as const, kind: 'Coats' };
    await shop.db
      .update(products)
      .set(coat)
      .where(eq(products.id, exampleId(1)));
    await writeTax(shop.db, { ...tax, id: v7(), rate: 6, appliesTo: [coat] });
    const { order } = await buy(shop, shop.ann, [
      [1, 'M', 1, 89.1],
      [2, 'M', 1, 19.95],
    ]);
    const taxes = [
      { name: 'VAT', rate: 23, amount: 3.73, net: 16.22 },
      { name: 'VAT', rate: 6, amount: 5.04, net: 84.06 },
    ];
    expect(order.taxes).toEqual(taxes);
    expect(order).not.toHaveProperty('tax');
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Including 23% VAT: $3.73\nIncluding 6% VAT: $5.04');
    const correct = (address: string) => editOrder(shop, shop.bob, order._id, { address });
    await correct('Main St 1, Boston, USA, 02101');
    expect((await listOrders(shop.context, shop.ann))[0]).not.toHaveProperty('taxes');
    await correct(contact.address);
    expect((await listOrders(shop.context, shop.ann))[0]?.taxes).toEqual(taxes);
  });

  it('are added to the payment and to refunds, if they are on top', async () => {
    await writeTax(shop.db, { ...tax, version: 1, name: 'Sales tax', rate: 10, onTop: true });
    await expect(buyAt(89.1, { fullName: 'Ann Souza' })).rejects.toThrow('The total is $98.01.');
    const order = await buyAt(98.01, { fullName: 'Ann Souza' });
    const taxNow = { name: 'Sales tax', rate: 10, amount: 8.91, net: 89.1, onTop: true };
    expect(order).toMatchObject({ total: 98.01, tax: taxNow });
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Subtotal: $89.10\n10% Sales tax: $8.91\nTotal: $98.01');
    await editOrder(shop, shop.bob, order._id, { address: 'Calle 1, Madrid, Spain, 28001' });
    expect((await listOrders(shop.context, shop.ann))[0]).toMatchObject({ tax: taxNow });
  });

  it('are refunded with the lines that have them, if added', async () => {
    const coat = { category: 'kid' as const, kind: 'Coats' };
    await shop.db
      .update(products)
      .set(coat)
      .where(eq(products.id, exampleId(1)));
    await writeTax(shop.db, { ...tax, version: 1, rate: 10, onTop: true });
    await writeTax(shop.db, { ...tax, id: v7(), rate: 0, onTop: true, appliesTo: [coat] });
    const { order } = await buy(
      shop,
      shop.ann,
      [
        [1, 'M', 1, 89.1],
        [2, 'M', 1, 19.95],
      ],
      { total: 111.05 },
    );
    await editOrder(shop, shop.bob, order._id, { delivery_status: 'delivered' });
    const ids = { admin: shop.bob, userId: shop.ann, orderId: order._id };
    const returned = await sendBack(shop, ids);
    expect(returned.order?.returns).toMatchObject({ refundable: 89.1 });
  });

  it('add a province’s to the country’s, each shown and rounded separately', async () => {
    const gst = { id: v7(), country: 'Canada', name: 'GST', rate: 5, onTop: true };
    const qst = { ...gst, id: v7(), name: 'QST', rate: 9.975, regions: ['QC'], inAddition: true };
    for (const rate of [gst, qst]) await writeTax(shop.db, rate);
    const address = 'Rue Saint-Paul 1, Montreal, Canada, H2Y 1G7';
    const fullName = 'Ann Souza';
    await expect(buyAt(93.56, { address, fullName })).rejects.toThrow('The total is $102.45.');
    const order = await buyAt(102.45, { address, fullName });
    expect(order.taxes).toEqual([
      { name: 'GST', rate: 5, amount: 4.46, net: 89.1, onTop: true },
      { name: 'QST', rate: 9.975, amount: 8.89, net: 89.1, onTop: true },
    ]);
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain(
      'Subtotal: $89.10\n5% GST: $4.46\n9.975% QST: $8.89\nTotal: $102.45',
    );
  });

  it('stay those of their state after the address is corrected, if added', async () => {
    const fullName = 'Ann Souza';
    const rate = { country: 'USA', name: 'Sales tax', onTop: true };
    await writeTax(shop.db, { ...rate, id: v7(), rate: 6.625, regions: ['NJ'] });
    await writeTax(shop.db, { ...rate, id: v7(), rate: 4, regions: ['NY'] });
    const bought = await buyAt(95, { fullName, address: 'Main St 1, Hoboken, USA, 07030' });
    const correct = (address: string) => editOrder(shop, shop.bob, bought._id, { address });
    await expect(correct('Main St 1, New York, USA, 100')).rejects.toThrow('state or province');
    await correct('Main St 1, New York, USA, 10001');
    const now = async () => (await listOrders(shop.context, shop.ann))[0];
    expect(await now()).toMatchObject({ taxRegion: 'NJ', tax: { rate: 6.625, amount: 5.9 } });
    const [order] = await shop.db.select().from(orders);
    const lines = [{ productId: exampleId(1), size: 'M', quantity: 2 }];
    const change = { lines, version: order?.version ?? 0, isPreview: true };
    const reply = await changeLines(shop.context, shop.bob, bought._id, change);
    expect(reply.total).toBe(190.01);
  });

  it('ask for the state if the address does not name it', async () => {
    const fullName = 'Ann Souza';
    const jersey = { id: v7(), country: 'USA', name: 'Sales tax', rate: 6.625, onTop: true };
    await writeTax(shop.db, { ...jersey, regions: ['NJ'] });
    const buyIn = (end: string, total: number) =>
      buyAt(total, { fullName, address: `Main St 1, ${end}` });
    await expect(buyIn('Hoboken, USA, 703', 89.1)).rejects.toThrow('the state or province');
    await expect(buyIn('Hoboken, Utopia, 07030', 89.1)).rejects.toThrow('the country “Utopia”');
    await expect(buyIn('Hoboken, USA, 07030', 89.1)).rejects.toThrow('The total is $95.00.');
    expect(await buyIn('Hoboken NJ, USA, 703', 95)).toMatchObject({ total: 95 });
  });

  it('are not in orders to a country without a rate', async () => {
    await removeTax(shop.db, tax.id);
    expect(await buyAt(89.1)).not.toHaveProperty('tax');
  });

  it('are shared with a server of the release before, which writes columns of one tax', async () => {
    const old = sql`tax_name as name, tax_rate as rate, tax_cents::int as cents`;
    const taxNow = async () => (await listOrders(shop.context, shop.ann))[0]?.tax;
    await buyAt(89.1);
    expect(await findRows(shop.db, sql`select ${old} from orders`)).toEqual([
      { name: 'VAT', rate: 2300, cents: 1666 },
    ]);
    await shop.db.execute(sql`update orders set tax_name = 'IVA', tax_rate = 2150, tax_cents = 7`);
    expect(await taxNow()).toEqual({ name: 'IVA', rate: 21.5, amount: 0.07 });
    await shop.db.execute(sql`update orders set tax_name = null, tax_rate = 0, tax_cents = 0`);
    expect(await taxNow()).toBeUndefined();
    const kept = sql.raw(
      'user_id, status, content_key, provider, total_cents, address, phone, email, created_at, expires_at',
    );
    const [session] = await findRows(
      shop.db,
      sql`insert into checkout_sessions (id, tax_name, tax_rate, tax_cents, ${kept})
        select gen_random_uuid(), 'VAT', 550, 10, ${kept} from checkout_sessions returning taxes`,
    );
    expect(session).toEqual({ taxes: [{ name: 'VAT', rate: 5.5, cents: 10 }] });
    const two = [1, 2].map((cents) => ({ name: 'VAT', rate: 5, cents }));
    await shop.db.update(orders).set({ taxes: two });
    expect(await findRows(shop.db, sql`select ${old} from orders`)).toEqual([
      { name: null, rate: 0, cents: 0 },
    ]);
  });
});
