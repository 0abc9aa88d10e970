import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import {
  Amount,
  Day,
  Dollars,
  Email,
  Id,
  optional,
  StrictObject,
  Time,
  Version,
} from './common.ts';

/** Code of a gift card as typed, with or without dashes. */
const GiftCode = Type.String({ minLength: 1, maxLength: 60 });

const Value = Amount(ownerLimits.giftCard);

const Message = Type.String({ maxLength: limits.giftCardMessage.max });

export const GiftCardOffer = Type.Object({
  amounts: Type.Array(Value, { minItems: 1, maxItems: ownerLimits.giftCardAmounts.max }),
  validYears: optional(
    Type.Integer({ minimum: 1, maximum: ownerLimits.giftCardYears.max }),
    'From the day of its purchase; absent for no end',
  ),
});
export type GiftCardOffer = Static<typeof GiftCardOffer>;

const terms = {
  isOn: Type.Boolean({ description: 'Whether shoppers can buy gift cards' }),
  ...GiftCardOffer.properties,
};

/** The owner's choices about gift cards; without a version they were never saved. */
export const GiftCardTerms = Type.Object({ ...terms, version: Type.Optional(Version) });
export type GiftCardTerms = Static<typeof GiftCardTerms>;

export const GiftCardTermsInput = StrictObject({ ...terms, version: Type.Optional(Version) });
export type GiftCardTermsInput = Static<typeof GiftCardTermsInput>;

export const GiftCardQuestion = StrictObject({ code: GiftCode });

/** A card that can pay. */
export const GiftCardBalance = Type.Object({
  balance: Dollars,
  ending: Type.String({ description: 'The last four letters or digits of its code' }),
  validUntil: optional(Day, 'Its last day, in the shop’s time zone'),
});
export type GiftCardBalance = Static<typeof GiftCardBalance>;

/** Gift card for an order. */
export const GiftCardPayment = StrictObject({
  code: GiftCode,
  amount: { ...Dollars, description: 'What the card pays, as shown; another sum is a 409' },
});
export type GiftCardPayment = Static<typeof GiftCardPayment>;

/** A card that a shopper pays for. */
export const BoughtGiftCard = StrictObject({
  amount: Value,
  email: { ...Email, description: 'The recipient’s, who gets the code' },
  buyerEmail: { ...Email, description: 'For the confirmation of the payment' },
  message: optional(Message, 'For the recipient'),
});
export type BoughtGiftCard = Static<typeof BoughtGiftCard>;

/** Goodwill: a card that nobody paid for. */
export const IssuedGiftCard = StrictObject({
  requestId: { ...Id, description: 'A UUID: a repeated request is the same card' },
  amount: Value,
  email: Email,
  message: optional(Message, 'For the recipient'),
});
export type IssuedGiftCard = Static<typeof IssuedGiftCard>;

export const GiftCardRecipient = StrictObject({ email: Email });

export const GiftCardBlock = StrictObject({ isBlocked: Type.Boolean() });

export const AdminGiftCard = Type.Object({
  _id: Id,
  ending: Type.String({ description: 'The end of its code; empty until it is sent' }),
  amount: Dollars,
  balance: Dollars,
  email: Type.String({ description: 'The recipient’s' }),
  buyer: optional(Type.String(), 'Email; absent for a card that the shop gave away'),
  createdAt: Time,
  validUntil: optional(Day, 'Its last day'),
  isBlocked: Type.Boolean(),
  isRefunded: optional(Type.Boolean(), 'Whether it was refunded to its buyer'),
  isSent: Type.Boolean(),
  mailProblem: optional(Type.String(), 'The mail server’s reply, if it refused the code’s mail'),
  history: Type.Array(
    Type.Object({
      at: Time,
      amount: Type.Number({ description: 'Dollars, negative if it paid' }),
      order: optional(Type.String(), 'Number of the order; absent while it is being paid'),
    }),
  ),
});
export type AdminGiftCard = Static<typeof AdminGiftCard>;

export const AdminGiftCards = Type.Object({ items: Type.Array(AdminGiftCard) });
