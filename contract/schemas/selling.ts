import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { codeKinds, returnPayers } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import {
  Count,
  Day,
  Dollars,
  described,
  Id,
  optional,
  StrictObject,
  Sum,
  Version,
} from './common.ts';
import { CurrencySetting } from './currencies.ts';
import { GiftCardOffer, GiftCardTerms } from './giftCards.ts';
import { Category } from './product.ts';

/** Identifies one saved setting. */
export const saved = {
  id: Id,
  version: { ...Version, description: 'Grows by one with each change' },
};

/** Identifies the setting to save. */
export const target = {
  id: Type.Optional(Id),
  version: optional(
    Version,
    'Version that is changed; absent for a new one. 409 if there is another one by now, or none',
  ),
};

const Days = Type.Integer({ minimum: 0, maximum: ownerLimits.deliveryDays.max });

const delivery = {
  name: Type.String({ minLength: 1, maxLength: ownerLimits.deliveryName.max, pattern: '\\S' }),
  price: Sum,
  minDays: Days,
  maxDays: Days,
  freeFrom: optional(Sum, 'Subtotal from which it is free'),
  countries: Type.Array(Type.String({ minLength: 1, maxLength: ownerLimits.country.max }), {
    maxItems: ownerLimits.countries.max,
    description: 'As written in postal addresses; empty for everywhere',
  }),
};

export const DeliveryMethod = Type.Object({
  id: Id,
  ...delivery,
  countryCodes: optional(
    Type.Array(Type.String(), { maxItems: ownerLimits.countries.max }),
    'ISO 3166 codes of `countries`, for structured data',
  ),
});
export type DeliveryMethod = Static<typeof DeliveryMethod>;

export const DeliverySetting = Type.Object({ ...saved, ...delivery });
export type DeliverySetting = Static<typeof DeliverySetting>;

/** A new delivery method, or a change. */
export const DeliveryInput = StrictObject({ ...target, ...delivery });
export type DeliveryInput = Static<typeof DeliveryInput>;

/** Discount code as typed, in any case and with spaces around it. */
export const CodeText = Type.String({ pattern: patterns.discountCode, maxLength: 40 });

/** A category, or one kind of product in it. */
export const ProductGroup = StrictObject({
  category: Category,
  kind: Type.Optional(Type.String({ minLength: 1, maxLength: limits.label.max, pattern: '\\S' })),
});
export type ProductGroup = Static<typeof ProductGroup>;

const taxed = {
  country: Type.String({
    minLength: 1,
    maxLength: ownerLimits.country.max,
    pattern: '\\S',
    description: 'As written in postal addresses',
  }),
  name: Type.String({
    minLength: 1,
    maxLength: ownerLimits.taxName.max,
    pattern: '\\S',
    description: 'Name of the tax there, as VAT',
  }),
  rate: Type.Number({
    minimum: ownerLimits.taxRate.min,
    maximum: ownerLimits.taxRate.max,
    description: 'Percent, with at most three decimals, on the price without the tax',
  }),
  regions: optional(
    Type.Array(Type.String({ pattern: '^[A-Z0-9]{2,3}$', maxLength: 3 }), {
      minItems: 1,
      maxItems: 70,
    }),
    'States, provinces or other regions of the country, as in ISO 3166-2 behind the dash; absent for all that have no rate of their own',
  ),
  appliesTo: optional(
    Type.Array(ProductGroup, { minItems: 1, maxItems: 100 }),
    'Products with this rate; absent for all products of the country that have no rate of their own',
  ),
  onTop: optional(Type.Boolean(), 'True if it is added to the prices, which else include it'),
  inAddition: optional(
    Type.Boolean(),
    'True if it is charged besides another tax. Rates of the same name, in any case, are for one tax',
  ),
  upTo: optional(Sum, 'Price of an item up to which it has this rate; a dearer one has the next'),
  splitsPrice: optional(
    Type.Boolean(),
    'True if a dearer item has this rate on `upTo`, and the next one on the rest',
  ),
  exceptDelivery: optional(Type.Boolean(), 'True if the delivery is free of it'),
};

/** Tax of orders to one country or some of its regions, or of some products in them. */
export const TaxRate = Type.Object({ id: Id, ...taxed });
export type TaxRate = Static<typeof TaxRate>;

export const TaxSetting = Type.Object({ ...saved, ...taxed });
export type TaxSetting = Static<typeof TaxSetting>;

/** A new tax rate, or a change. */
export const TaxInput = StrictObject({ ...target, ...taxed });
export type TaxInput = Static<typeof TaxInput>;

const terms = {
  code: CodeText,
  kind: Type.Enum(codeKinds),
  value: described(Sum, 'Percent or dollars; nothing for free delivery'),
  minimum: described(Sum, 'Minimum subtotal of what it is for; 0 for none'),
  appliesTo: optional(
    Type.Array(ProductGroup, { minItems: 1, maxItems: 100 }),
    'What it is for; absent for every product',
  ),
};

/** Benefits of a discount code. */
export const CodeTerms = Type.Object(terms);
export type CodeTerms = Static<typeof CodeTerms>;

const Uses = Type.Integer({ minimum: 1, maximum: limits.count.max });

const conditions = {
  from: optional(Day, 'The first day it counts, in the shop’s time zone'),
  until: optional(Day, 'The last day it counts, in the shop’s time zone'),
  maxUses: optional(Uses, 'Orders in all'),
  maxUsesPerCustomer: optional(Uses, 'Orders of one customer'),
};

/** A discount code as the admin sees it. */
export const DiscountCode = Type.Object({
  ...saved,
  ...terms,
  ...conditions,
  hasEnded: Type.Boolean({ description: 'Whether an admin has ended it' }),
  uses: { ...Count, description: 'Orders with it, those at the payment page among them' },
});
export type DiscountCode = Static<typeof DiscountCode>;

/** A new discount code, or a change. An ended one stays ended. */
export const CodeInput = StrictObject({ ...target, ...terms, ...conditions });
export type CodeInput = Static<typeof CodeInput>;

/** Version of the ended code that the admin has seen; 409 if it is outdated. */
export const CodeReactivation = StrictObject({ version: Version });
export type CodeReactivation = Static<typeof CodeReactivation>;

export const CheckoutOptions = Type.Object({
  delivery: Type.Array(DeliveryMethod, {
    description:
      'The cheapest first. Where there is any, an order names one; one with only the fields of the specification gets the first that goes to its address',
  }),
  takesCodes: Type.Boolean({ description: 'Whether there is any discount code' }),
  takesGiftCards: optional(Type.Boolean(), 'Whether there is any gift card to pay with'),
  giftCards: optional(GiftCardOffer, 'Gift cards on sale; absent if there are none'),
  takesGuests: optional(Type.Boolean(), 'Whether one may order without an account'),
  takesNames: optional(Type.Boolean(), 'Whether an order may say in `fullName` whom it is for'),
  taxes: optional(
    Type.Array(TaxRate),
    'Taxes by country or region of delivery, included in the prices or added to them',
  ),
  returns: optional(
    Type.Object({
      days: Type.Integer({
        minimum: 1,
        maximum: ownerLimits.returnDays.max,
        description: 'From the delivery',
      }),
      paidBy: optional(Type.Enum(returnPayers), 'Absent if the shop does not say'),
    }),
    'How customers return items by themselves; absent where they can’t',
  ),
  payment: optional(Type.Enum(['card', 'test']), 'How orders are paid; a test takes no money'),
  notice: optional(
    Type.Boolean(),
    'Whether cart, order form and mail show a notice: `GET /shoptext/notice`',
  ),
  terms: optional(
    Type.Object({
      delivery: Type.String(),
      returns: Type.String(),
      line: Type.String(),
      withdrawal: optional(Type.Boolean(), 'Whether customers withdraw by `POST /mailorderlink`'),
    }),
    'Delivery, returns, and both with the payment in a line, in words; each may be empty',
  ),
});
export type CheckoutOptions = Static<typeof CheckoutOptions>;

/** Checkout choices with the admin's fields. */
export const CheckoutSettings = Type.Object({
  delivery: Type.Array(DeliverySetting),
  codes: Type.Array(DiscountCode, { description: 'The newest first' }),
  taxes: optional(Type.Array(TaxSetting), 'By the names of their countries'),
  currencies: optional(Type.Array(CurrencySetting), 'Further currencies, by their codes'),
  giftCards: Type.Optional(GiftCardTerms),
});
export type CheckoutSettings = Static<typeof CheckoutSettings>;

/** Delivery that an order's customer paid for. */
export const OrderDelivery = Type.Object({
  name: Type.String({ description: 'With its days, as it was chosen' }),
  price: Dollars,
});

export const OrderDiscount = Type.Object({ code: Type.String(), amount: Dollars });

/** Tax that an order's total includes, the sum of its rounded lines. */
export const OrderTax = Type.Object({
  name: Type.String(),
  rate: Type.Number({ description: 'Percent' }),
  amount: Dollars,
  onTop: optional(Type.Boolean(), 'Whether it was added to the prices'),
  net: optional(
    Dollars,
    'Sum without the tax, of what it is on; absent in orders of earlier releases',
  ),
  afterRefunds: optional(Dollars, 'What refunds left of the amount; absent without refunds'),
  netAfterRefunds: optional(Dollars, 'What refunds left of `net`; absent without refunds'),
});
