import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/database.ts';
import { giftCards } from '../../server/db/giftCardSchema.ts';
import type { Mailer } from '../../server/mail/mail.ts';
import type { PaymentState } from '../../server/payments/paymentProvider.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { findSearchPage } from '../../server/services/catalogue/search.ts';
import { handlePaymentEvent } from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { buyGiftCard, refundGiftCard } from '../../server/services/selling/buyGiftCard.ts';
import {
  blockGiftCard,
  listGiftCards,
  readGiftCard,
  resendGiftCard,
  saveGiftCardTerms,
} from '../../server/services/selling/giftCards.ts';
import { readOptions } from '../../server/services/selling/selling.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { addresses, checkOut } from './support/checkoutRequest.ts';
import { settle } from './support/crowd.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { brokenMailer, mailFromThree } from './support/mailbox.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('sold gift cards', (database) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(database(), [{ ...stocked(1, 60), priceCents: 2000 }]);
    await saveGiftCardTerms(shop.context, { isOn: true, amounts: [25, 50] });
  });

  const wanted = { amount: 50, email: 'zoe@shop.test', buyerEmail: 'ann@shop.test', message: 'Hi' };
  async function order() {
    const { url } = await buyGiftCard(shop.context, wanted, addresses);
    return url.slice(url.lastIndexOf('/') + 1);
  }
  const report = (payment: string, event: number) =>
    handlePaymentEvent(shop.context, {
      ...{ id: `evt_${event}`, type: 'paid', session: { id: payment, state: 'paid' } },
    });
  async function buy() {
    const payment = await order();
    await shop.payments.pay(payment);
    await report(payment, 1);
    await shop.mailer.idle();
    const mail = shop.mails.find(({ to }) => to === 'zoe@shop.test');
    return { payment, code: /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '' };
  }
  const cards = () => listGiftCards(shop.context);

  it('are mailed once, however often the payment is reported', async () => {
    const payment = await order();
    await cleanUp(shop.context);
    await shop.mailer.idle();
    expect([await cards(), shop.mails]).toEqual([[], []]);
    await shop.payments.pay(payment);
    // Each event arrives twice, beside the cleanup that looks for lost ones.
    await settle([1, 1, 2, 2, 3, 3].map((event) => () => report(payment, event)));
    await Promise.all([cleanUp(shop.context), cleanUp(shop.context)]);
    await shop.mailer.idle();
    expect(shop.mails.map(({ to }) => to).sort()).toEqual(['ann@shop.test', 'zoe@shop.test']);
    expect(await cards()).toMatchObject([
      { amount: 50, balance: 50, buyer: 'ann@shop.test', isSent: true },
    ]);
    const given = shop.mails.find(({ to }) => to === 'zoe@shop.test');
    expect(given?.text).toContain('ann@shop.test gave you a gift card');
    expect(given?.text).toContain('Message: Hi');
    expect(given?.text).not.toContain('note from us');
    const receipt = shop.mails.find(({ to }) => to === 'ann@shop.test');
    expect(receipt?.text).not.toMatch(/[\dA-Z]{4}-[\dA-Z]{4}/);
  });

  it('are mailed once by three servers, and again after a failure', async () => {
    const payment = await order();
    await shop.payments.pay(payment);
    const silent = brokenMailer();
    const context = { ...shop.context, mailer: silent };
    await handlePaymentEvent(context, {
      ...{ id: 'evt_1', type: 'paid', session: { id: payment, state: 'paid' } },
    });
    await silent.idle();
    expect(await cards()).toMatchObject([{ isSent: false }]);
    shop.pass(11);
    const recipients = await mailFromThree(shop.context, cleanUp);
    expect(recipients).toEqual(['zoe@shop.test']);
  });

  it('are mailed if the provider’s report of the payment was lost', async () => {
    const { findUnclaimed: _, ...payments } = shop.payments;
    const context = { ...shop.context, payments };
    const payment = await order();
    await shop.payments.pay(payment);
    await cleanUp(context);
    expect(await cards()).toEqual([]);
    shop.pass(31);
    await Promise.all([cleanUp(context), cleanUp(context)]);
    await shop.mailer.idle();
    expect(await cards()).toMatchObject([{ amount: 50, isSent: true }]);
    expect(shop.mails.map(({ to }) => to).sort()).toEqual(['ann@shop.test', 'zoe@shop.test']);
  });

  it('are removed once the provider says that their payment ended, and not before', async () => {
    const count = () => shop.db.$count(giftCards);
    let state: PaymentState = 'open';
    const getSession = async () => state;
    const context = { ...shop.context, payments: { ...shop.payments, getSession } };
    await order();
    shop.pass(31 * 24 * 60);
    await cleanUp(context);
    expect(await count()).toBe(1);
    state = 'ended';
    await cleanUp(context);
    expect(await count()).toBe(0);
  });

  it('are sold only if their owner has switched them on', async () => {
    const config = { GUEST_CHECKOUT: 'on', takesCards: false } as const;
    const stats = { countMatching: async () => 1 };
    expect(await readOptions(shop.context, config)).toMatchObject({
      ...{ takesGiftCards: true, giftCards: { amounts: [25, 50] } },
    });
    expect(await findSearchPage(shop.context, stats, 'gift cards')).toBe('/gift-card');
    await expect(buyGiftCard(shop.context, { ...wanted, amount: 30 }, addresses)).rejects.toThrow(
      'not on sale',
    );
    await expect(saveGiftCardTerms(shop.context, { isOn: false, amounts: [25] })).rejects.toThrow(
      'Someone else',
    );
    await saveGiftCardTerms(shop.context, { isOn: false, amounts: [50], version: 1 });
    await expect(order()).rejects.toThrow('not on sale');
    const options = await readOptions(shop.context, config);
    expect(options).not.toHaveProperty('giftCards');
    expect(options).not.toHaveProperty('takesGiftCards');
    expect(await findSearchPage(shop.context, stats, 'gift cards')).toBe('/contacts');
  });

  it('are refunded to their buyer once, and only unused', async () => {
    const { payment, code } = await buy();
    const [card] = await cards();
    const id = card?._id ?? '';
    const ann = await shop.addCustomer(1);
    for (const _ of [1, 2, 3]) {
      await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    }
    await checkOut(shop, ann, [[1, 'M', 3, 20]], { giftCard: { code, amount: 50 } });
    await expect(refundGiftCard(shop.context, id)).rejects.toThrow('was used');
    shop.pass(31);
    await cleanUp(shop.context);
    await Promise.all([refundGiftCard(shop.context, id), refundGiftCard(shop.context, id)]);
    expect((await shop.payments.find(payment))?.status).toBe('refunded');
    await blockGiftCard(shop.context, id, false);
    await expect(readGiftCard(shop.context, code, undefined)).rejects.toThrow('blocked');
  });

  it('are refunded by the cleanup if the provider was away', async () => {
    const { payment } = await buy();
    const [card] = await cards();
    let refunds = 0;
    let isAway = true;
    const refund = async (id: string) => {
      if (isAway) throw new Error('the provider is down');
      refunds++;
      await shop.payments.refund(id);
    };
    const context = { ...shop.context, payments: { ...shop.payments, refund } };
    await expect(refundGiftCard(context, card?._id ?? '')).rejects.toThrow('does not answer');
    await cleanUp(context);
    expect((await shop.payments.find(payment))?.status).toBe('paid');
    isAway = false;
    await cleanUp(context);
    expect((await shop.payments.find(payment))?.status).toBe('refunded');
    await cleanUp(context);
    expect(refunds).toBe(1);
  });

  it('lose the emails of a deleted customer, and stay valid', async () => {
    const { code } = await buy();
    const zoe = await shop.addCustomer(1);
    await shop.db.execute(`update users set email_key = 'zoe@shop.test' where id = '${zoe}'`);
    await inTransaction(shop.db, (tx) => anonymizeUser(tx, zoe));
    expect(await cards()).toMatchObject([{ email: '', buyer: 'ann@shop.test' }]);
    expect(await readGiftCard(shop.context, code, undefined)).toMatchObject({ balance: 50 });
  });

  it('go to a corrected address, even if the mail to another one waits', async () => {
    const payment = await order();
    await shop.payments.pay(payment);
    const waiting: Parameters<Mailer['send']>[0][] = [];
    const mailer = { ...shop.mailer, send: (mail: (typeof waiting)[0]) => void waiting.push(mail) };
    const context = { ...shop.context, mailer };
    await handlePaymentEvent(context, {
      ...{ id: 'evt_1', type: 'paid', session: { id: payment, state: 'paid' } },
    });
    const [card] = await cards();
    await resendGiftCard(context, card?._id ?? '', 'tom@shop.test');
    const [mail] = waiting;
    expect(typeof mail === 'function' && (await mail())).toMatchObject({ to: 'tom@shop.test' });
  });

  it('get a new code, and the previous one stops working', async () => {
    const { code } = await buy();
    const [card] = await cards();
    shop.mails.length = 0;
    await resendGiftCard(shop.context, card?._id ?? '', 'tom@shop.test');
    await shop.mailer.idle();
    expect(shop.mails.map(({ to }) => to)).toEqual(['tom@shop.test']);
    await expect(readGiftCard(shop.context, code, undefined)).rejects.toThrow('There is no');
  });
});
