import { expect, it } from 'vitest';
import {
  formatGiftCode,
  giftCardAmountProblems,
  giftCardEnd,
  giftCardLines,
  giftCardProblem,
  giftCardShare,
  normalGiftCode,
  refundToCard,
} from '../../contract/rules/giftCards.ts';

it.each([
  ['7M2K-9QXD-4RTA-HEM1', '7M2K9QXD4RTAHEM1'],
  [' 7m2k 9qxd–4rta\u200b heml ', '7M2K9QXD4RTAHEM1'],
  ['OOOO-iiii-llll-0000', '0000111111110000'],
])('compares %s as %s', (typed, normal) => {
  expect(normalGiftCode(typed)).toBe(normal);
});

it('writes a code in groups', () => {
  expect(formatGiftCode('7m2k9qxd4rtahem1')).toBe('7M2K-9QXD-4RTA-HEM1');
  expect(formatGiftCode('7m2k9')).toBe('7M2K-9');
});

it.each([
  [2000, 5000, 2000],
  [2000, 2000, 2000],
  [2000, 1980, 1950],
  [2000, 500, 500],
  [40, 30, 0],
  [0, 500, 0],
])('of %i cents, a card of %i pays %i', (total, balance, share) => {
  expect(giftCardShare(total, balance)).toBe(share);
});

it('refunds a card first, and at most what it paid', () => {
  expect(refundToCard(3000, { paidCents: 5000, returnedCents: 0 })).toBe(3000);
  expect(refundToCard(3000, { paidCents: 5000, returnedCents: 3000 })).toBe(2000);
  expect(refundToCard(3000, { paidCents: 5000, returnedCents: 5000 })).toBe(0);
});

it('ends on the day of its purchase, years later', () => {
  expect(giftCardEnd('2026-03-01', 3)).toBe('2029-03-01');
  expect(giftCardEnd('2028-02-29', 1)).toBe('2029-02-28');
  expect(giftCardEnd('2026-03-01', undefined)).toBeUndefined();
});

it('pays through its last day', () => {
  const card = { isBlocked: false, validUntil: '2029-03-01', balanceCents: 1 };
  expect(giftCardProblem(card, '2029-03-01')).toBeUndefined();
  expect(giftCardProblem(card, '2029-03-02')).toBe('This gift card was valid until 1 March 2029.');
  expect(giftCardProblem({ ...card, isBlocked: true }, '2029-03-01')).toMatch('blocked');
  expect(giftCardProblem({ ...card, balanceCents: 0 }, '2029-03-01')).toMatch('Nothing is left');
});

it('has rows below a total only if it pays', () => {
  expect(giftCardLines(2000, 0)).toEqual([]);
  expect(giftCardLines(2000, 2000)).toEqual([
    { label: 'Gift card', amount: '−$20.00' },
    { label: 'Other payment', amount: '$0.00' },
  ]);
});

it('has each amount once, with two decimals', () => {
  expect(giftCardAmountProblems([25, 50]).size).toBe(0);
  expect(giftCardAmountProblems([25, 25]).get('amounts')).toBe('Enter each amount once.');
  expect(giftCardAmountProblems([0.125]).get('amounts')).toMatch('two decimals');
});
