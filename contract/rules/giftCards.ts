import { i18n } from '../i18n.ts';
import { amountProblem } from './amountProblem.ts';
import { isPayable } from './amounts.ts';
import { formatDay } from './days.ts';
import { leastPayment } from './leastPayment.ts';
import { formatCents, toCents } from './money.ts';

/** Gift cards, a means of payment: `docs/decisions/0075-gift-cards.md`. */

/** A letter or digit of a code (Crockford's base 32); 16 of them are 80 bits. */
export const giftCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const giftCodeLength = 16;

/** Code as compared and hashed: without spaces and dashes, and with 0 for O, 1 for I and L. */
export function normalGiftCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Code as written in mails: four groups of four. */
export function formatGiftCode(code: string): string {
  return normalGiftCode(code).replace(/(.{4})(?=.)/g, '$1-');
}

/** Cents of a total that a card pays: all of it, or as much as leaves a payable remainder. */
export function giftCardShare(totalCents: number, balanceCents: number): number {
  if (balanceCents >= totalCents) return totalCents;
  return Math.max(0, Math.min(balanceCents, totalCents - leastPayment()));
}

type SpentCard = { isBlocked: boolean; validUntil?: string | undefined; balanceCents: number };

export const unknownGiftCard = /*i18n*/ 'There is no gift card with this code.';

/** Reason why a card can't pay on this day; undefined if it can. */
export function giftCardProblem(
  { isBlocked, validUntil, balanceCents }: SpentCard,
  today: string,
): string | undefined {
  if (isBlocked) return i18n.t('This gift card is blocked. Please write to us about it.');
  if (validUntil !== undefined && today > validUntil) {
    return i18n.t('This gift card was valid until {day}.', { day: formatDay(validUntil) });
  }
  return balanceCents > 0 ? undefined : i18n.t('Nothing is left on this gift card.');
}

/** Reason why the card does not pay what the shopper was shown; undefined if it does. */
export function giftCardShareProblem(shown: number, shareCents: number): string | undefined {
  if (toCents(shown) === shareCents) return undefined;
  return i18n.t('The gift card pays {price} of this order. Please check the total again.', {
    price: formatCents(shareCents),
  });
}

/** Rows below a bill's total: the card's part, and the amount paid otherwise. */
export function giftCardLines(
  totalCents: number,
  giftCardCents: number,
): { label: string; amount: string }[] {
  if (giftCardCents === 0) return [];
  return [
    { label: i18n.t('Gift card'), amount: `−${formatCents(giftCardCents)}` },
    { label: i18n.t('Other payment'), amount: formatCents(totalCents - giftCardCents) },
  ];
}

/** Cents of a refund that go to the card, which is refunded first. */
export function refundToCard(
  cents: number,
  { paidCents, returnedCents }: { paidCents: number; returnedCents: number },
): number {
  return Math.max(0, Math.min(cents, paidCents - returnedCents));
}

/** Last day of a card, such as 2029-03-12; undefined if it has none. */
export function giftCardEnd(today: string, validYears: number | undefined): string | undefined {
  if (validYears === undefined) return undefined;
  const [year = '', ...rest] = today.split('-');
  // 29 February becomes 28 February in most years.
  return [Number(year) + validYears, ...rest].join('-').replace(/-02-29$/, '-02-28');
}

/** Errors of the amounts of new cards, by field. */
export function giftCardAmountProblems(amounts: readonly number[]): Map<string, string> {
  const problems = new Map<string, string>();
  if (!amounts.every(isPayable)) {
    problems.set('amounts', amounts.map(amountProblem).find(Boolean) ?? '');
  } else if (new Set(amounts).size < amounts.length) {
    problems.set('amounts', i18n.t('Enter each amount once.'));
  }
  return problems;
}
