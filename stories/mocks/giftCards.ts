import { messages } from '../../contract/messages.ts';
import {
  giftCardAmountProblems,
  giftCardProblem,
  giftCardShare,
  giftCardShareProblem,
  normalGiftCode,
  unknownGiftCard,
} from '../../contract/rules/giftCards.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import type { GiftCardPayment } from '../../contract/schemas/giftCards.ts';
import type { CheckoutRequest } from '../../contract/schemas/order.ts';
import { MockFailure, mockEndpoint, refuse, refuseStale } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

type Details = CheckoutRequest['orderDetails'];

type Selling = Pick<ShopState, 'selling'>;

/** URL of the payment page of a gift card, within the story. */
export const giftCardHash = '#gift-card-payment';

const at = '2026-05-01T10:00:00.000Z';

function findCard({ selling }: Selling, typed: string) {
  return selling.giftCards.find(({ code }) => normalGiftCode(code) === normalGiftCode(typed));
}

/** Returns the card, or the reason why it can't pay. */
function takeCard(state: Selling, typed: string) {
  const card = findCard(state, typed);
  if (!card) return unknownGiftCard;
  const spent = { ...card, balanceCents: toCents(card.balance) };
  return giftCardProblem(spent, '2026-05-01') ?? card;
}

/** @throws MockFailure (409) if the gift card of a checkout does not pay what was shown */
export function refuseGiftCard(state: Selling, { giftCard, total }: Details) {
  if (!giftCard) return;
  const card = takeCard(state, giftCard.code);
  const problem =
    typeof card === 'string'
      ? card
      : giftCardShareProblem(giftCard.amount, giftCardShare(toCents(total), toCents(card.balance)));
  refuse(409, new Map(problem ? [['orderDetails.giftCard', problem]] : []));
}

/** Takes an order's part off the card's balance. */
export function spendGiftCard(state: Selling, { code, amount }: GiftCardPayment): number {
  const card = findCard(state, code);
  if (card) {
    card.balance = toDollars(toCents(card.balance) - toCents(amount));
    card.history.push({ at, amount: -amount });
  }
  return amount;
}

export function giftCardOptions({ giftCardTerms, giftCards }: ShopState['selling']) {
  const { isOn, amounts, validYears } = giftCardTerms;
  return {
    ...((isOn || giftCards.length > 0) && { takesGiftCards: true }),
    ...(isOn && { giftCards: { amounts, ...(validYears !== undefined && { validYears }) } }),
  };
}

export function giftCardHandlers(state: ShopState) {
  const { selling } = state;
  const ofId = (id: string) => {
    const card = selling.giftCards.find(({ _id }) => _id === id);
    if (!card) throw new MockFailure(404, messages.noGiftCard);
    return card;
  };
  return [
    mockEndpoint('POST /giftcard', ({ body: { code } }) => {
      const card = takeCard(state, code);
      if (typeof card === 'string') {
        throw new MockFailure(findCard(state, code) ? 409 : 404, card, 'code');
      }
      const { balance, ending, validUntil } = card;
      return { reply: { balance, ending, ...(validUntil !== undefined && { validUntil }) } };
    }),
    mockEndpoint('POST /buygiftcard', ({ body: { amount } }) => {
      const { isOn, amounts } = selling.giftCardTerms;
      if (!isOn || !amounts.includes(amount)) {
        throw new MockFailure(409, messages.giftCardNotOnSale, 'amount');
      }
      return { reply: { url: giftCardHash } };
    }),
    mockEndpoint('POST /savegiftcardterms', ({ body: { version, ...terms } }) => {
      refuse(400, giftCardAmountProblems(terms.amounts));
      const { version: current } = selling.giftCardTerms;
      const before = current === undefined ? undefined : { version: current };
      refuseStale(before, version);
      const amounts = [...terms.amounts].sort((one, other) => one - other);
      selling.giftCardTerms = { ...terms, amounts, version: (version ?? 0) + 1 };
      const { delivery, codes, taxes, giftCardTerms: giftCards } = selling;
      return { reply: { delivery, codes, taxes, giftCards } };
    }),
    mockEndpoint('GET /giftcards', () => ({
      reply: { items: selling.giftCards.map(({ code: _, ...card }) => card) },
    })),
    mockEndpoint('POST /issuegiftcard', ({ body: { requestId: _id, amount, email } }) => {
      const { version } = selling.giftCardTerms;
      if (version === undefined) throw new MockFailure(409, messages.noGiftCards);
      if (!selling.giftCards.some((card) => card._id === _id)) {
        selling.giftCards.unshift({
          ...{ _id, code: 'NEWC-ARD0-0000-0002', ending: '0002', amount, balance: amount, email },
          ...{ createdAt: at, isBlocked: false, isSent: true, history: [] },
        });
      }
      return { reply: { success: true, message: messages.giftCardIssued } };
    }),
    mockEndpoint('POST /blockgiftcard/:id', ({ params: { id }, body: { isBlocked } }) => {
      const card = ofId(id);
      card.isBlocked = isBlocked || card.isRefunded === true;
      return { reply: { success: true, message: messages.giftCardSaved } };
    }),
    mockEndpoint('POST /resendgiftcard/:id', ({ params: { id }, body: { email } }) => {
      ofId(id).email = email;
      return { reply: { success: true, message: messages.giftCardIssued } };
    }),
    mockEndpoint('POST /refundgiftcard/:id', ({ params: { id } }) => {
      const card = ofId(id);
      if (card.buyer === undefined || card.balance < card.amount) {
        throw new MockFailure(409, messages.giftCardUsed);
      }
      Object.assign(card, { isBlocked: true, isRefunded: true });
      return { reply: { success: true, message: messages.giftCardRefunded } };
    }),
  ];
}
