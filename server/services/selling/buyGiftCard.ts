import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { dayOf, msPerDay } from '../../../contract/rules/days.ts';
import { giftCardEnd } from '../../../contract/rules/giftCards.ts';
import { toCents } from '../../../contract/rules/money.ts';
import type { BoughtGiftCard } from '../../../contract/schemas/giftCards.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotFound, Unavailable } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { pagesUrl, spokenLanguage } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import {
  activateCard,
  findPendingCardRefunds,
  findUnpaidCards,
  removePastCards,
  removeUnpaidCard,
  setCardPayment,
} from '../../repositories/giftCardPayments.ts';
import {
  changeGiftCard,
  countBalance,
  findGiftCardTerms,
  insertGiftCard,
  lockGiftCard,
} from '../../repositories/giftCards.ts';
import type { CheckoutContext, ShopUrls } from '../context.ts';
import { sendGiftCards } from './giftCards.ts';

/** Milliseconds for paying. */
const paymentLife = 30 * 60_000;

/** Days after which a card without a payment page of the shop's provider is removed. */
const unpaidDays = 30;

/**
 * Opens a payment page for a gift card, which is stored before, so that every payment has one.
 * @throws Conflict when this amount is not on sale
 * @throws Unavailable when the provider does not answer
 */
export async function buyGiftCard(
  context: CheckoutContext,
  { amount, email, buyerEmail, message = '' }: BoughtGiftCard,
  { serverUrl, ...urls }: ShopUrls,
): Promise<{ url: string }> {
  const { db, payments, report } = context;
  const now = context.now();
  const terms = await findGiftCardTerms(db);
  const cents = toCents(amount);
  if (!terms?.isOn || !terms.amounts.some((offered) => toCents(offered) === cents)) {
    throw new Conflict(messages.giftCardNotOnSale, 'amount');
  }
  const id = v7();
  const validUntil = giftCardEnd(dayOf(now), terms.validYears) ?? null;
  const card = { id, cents, email, buyerEmail, message: message.trim(), validUntil };
  await insertGiftCard(db, { ...card, language: spokenLanguage(), createdAt: now });
  const appUrl = pagesUrl({ ...context, publicUrl: urls.appUrl });
  const page = await payments
    .createSession({
      key: id,
      email: buyerEmail,
      lines: [{ name: i18n.t('Gift card'), size: 'One size', quantity: 1, priceCents: cents }],
      expiresAt: addMs(now, paymentLife).toISOString(),
      serverUrl,
      successUrl: `${appUrl}${paths.giftCard}?payment=paid`,
      cancelUrl: `${appUrl}${paths.giftCard}?payment=cancelled`,
    })
    .catch((error: unknown) => {
      report(error, 'The payment provider does not answer');
      throw new Unavailable(i18n.t('The payment provider does not answer. Try again in a moment.'));
    });
  await setCardPayment(db, id, { provider: payments.name, providerId: page.id });
  return { url: page.url };
}

/** Makes a paid card valid, once, and mails it. Other payments are ignored. */
export async function giftCardPaid(context: CheckoutContext, providerId: string) {
  if (await activateCard(context.db, providerId, context.now())) await sendGiftCards(context, 10);
}

/**
 * Asks the provider about cards whose payment should have ended, as its report may be lost: a paid
 * one becomes valid, and one that nobody can pay for any more is removed.
 */
export async function settleUnpaidCards(context: CheckoutContext, limit: number) {
  const { db, payments, now, report } = context;
  const provider = payments.name;
  const since = { provider, before: addMs(now(), -paymentLife) };
  for (const { id, providerId } of await findUnpaidCards(db, since, limit)) {
    try {
      const state = await payments.getSession(providerId);
      if (state === 'paid') await giftCardPaid(context, providerId);
      if (state === 'ended') await removeUnpaidCard(db, id);
    } catch (error) {
      report(error, `The payment of gift card ${id} is unknown`);
    }
  }
  await removePastCards(db, { provider, before: addMs(now(), -unpaidDays * msPerDay) });
}

/**
 * Refunds an unused card to its buyer. The card ends first, so it can't be spent
 * meanwhile; a repeated call refunds once.
 * @throws NotFound when there is no such card
 * @throws Conflict when it was used, or the provider did not take its price
 */
export async function refundGiftCard(context: CheckoutContext, id: string) {
  const { db, payments, now, report } = context;
  const providerId = await inTransaction(db, async (tx) => {
    const card = isUuid(id) ? await lockGiftCard(tx, { id }) : undefined;
    if (!card?.activeAt) throw new NotFound(messages.noGiftCard);
    const isOurs = card.provider === payments.name && card.providerId !== null;
    if (!isOurs || (await countBalance(tx, card)) < card.cents) {
      throw new Conflict(messages.giftCardUsed);
    }
    const refundedAt = card.refundedAt ?? now();
    await changeGiftCard(tx, id, { isBlocked: true, refundedAt });
    return card.providerId;
  });
  if (providerId === null) return;
  await makeRefund(context, { id, providerId }).catch((error: unknown) => {
    report(error, `Gift card ${id} was not refunded`);
    throw new Unavailable(i18n.t('The payment provider does not answer. Try again in a moment.'));
  });
}

async function makeRefund(
  { db, payments, now }: CheckoutContext,
  { id, providerId }: { id: string; providerId: string },
) {
  await payments.refund(providerId);
  await changeGiftCard(db, id, { refundSettledAt: now() });
}

/** Tries refunds again that the provider did not make. */
export async function refundGiftCards(context: CheckoutContext, limit: number) {
  const { db, payments, report } = context;
  for (const card of await findPendingCardRefunds(db, payments.name, limit)) {
    await makeRefund(context, card).catch((error: unknown) =>
      report(error, `Gift card ${card.id} was not refunded`),
    );
  }
}
