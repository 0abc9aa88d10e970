import { i18n } from '../../../../contract/i18n.ts';
import { dayOf, formatDay } from '../../../../contract/rules/days.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import type { AdminGiftCard } from '../../../../contract/schemas/giftCards.ts';

export function nameOf({ ending }: AdminGiftCard): string {
  return ending === '' ? i18n.t('Card without a code') : i18n.t('Card …{ending}', { ending });
}

/** For example "Active. $50.00 for zoe@example.com, given away on 1 May 2026." */
export function aboutCard(card: AdminGiftCard): string {
  const { amount, email, buyer, createdAt } = card;
  const values = { state: stateOf(card), amount: formatPrice(amount), day: formatDay(createdAt) };
  if (email === '') {
    if (buyer === undefined) return i18n.t('{state}. {amount}, given away on {day}.', values);
    return buyer === ''
      ? i18n.t('{state}. {amount}, bought on {day}.', values)
      : i18n.t('{state}. {amount}, bought by {buyer} on {day}.', { ...values, buyer });
  }
  const sent = { ...values, email };
  if (buyer === undefined)
    return i18n.t('{state}. {amount} for {email}, given away on {day}.', sent);
  return buyer === ''
    ? i18n.t('{state}. {amount} for {email}, bought on {day}.', sent)
    : i18n.t('{state}. {amount} for {email}, bought by {buyer} on {day}.', { ...sent, buyer });
}

function stateOf(card: AdminGiftCard): string {
  const { isBlocked, isRefunded, balance, isSent, mailProblem, validUntil } = card;
  if (isRefunded) return i18n.t('Refunded');
  if (isBlocked) return i18n.t('Blocked');
  if (mailProblem !== undefined) return i18n.t('Mail refused');
  if (!isSent) return i18n.t('Mail waiting');
  if (balance === 0) return i18n.t('Used up');
  if (validUntil === undefined) return i18n.t('Active');
  const day = formatDay(validUntil);
  return validUntil < dayOf(new Date())
    ? i18n.t('Expired on {day}', { day })
    : i18n.t('Valid until {day}', { day });
}

export function refundText({ amount, buyer }: AdminGiftCard): string {
  const price = formatPrice(amount);
  return buyer
    ? i18n.t(
        '{price} will be refunded to {buyer}’s original payment method. The card stops working.',
        { price, buyer },
      )
    : i18n.t(
        '{price} will be refunded to the buyer’s original payment method. The card stops working.',
        { price },
      );
}
