import type { AdminGiftCard, GiftCardTerms } from '../schemas/giftCards.ts';
import type { DeliverySetting, DiscountCode, TaxSetting } from '../schemas/selling.ts';

export const standardDelivery: DeliverySetting = {
  id: '01960000-0000-7000-8000-000000000001',
  version: 1,
  name: 'Standard',
  price: 4.9,
  freeFrom: 200,
  minDays: 3,
  maxDays: 5,
  countries: [],
};

export const courier: DeliverySetting = {
  id: '01960000-0000-7000-8000-000000000002',
  version: 1,
  name: 'Courier',
  price: 12,
  minDays: 1,
  maxDays: 1,
  countries: ['Portugal', 'Spain'],
};

/** 10% off, for everyone. */
export const tenPercent: DiscountCode = {
  id: '01960000-0000-7000-8000-000000000011',
  version: 1,
  code: 'SPRING10',
  kind: 'percent',
  value: 10,
  minimum: 0,
  hasEnded: false,
  uses: 12,
};

/** A code with every restriction. */
export const twentyDollars: DiscountCode = {
  id: '01960000-0000-7000-8000-000000000012',
  version: 1,
  code: 'THANKS-20',
  kind: 'sum',
  value: 20,
  minimum: 150,
  from: '2026-01-01',
  until: '2026-12-31',
  maxUses: 50,
  maxUsesPerCustomer: 1,
  hasEnded: false,
  uses: 0,
};

export const usedUpCode: DiscountCode = {
  ...tenPercent,
  id: '01960000-0000-7000-8000-000000000013',
  code: 'FIRST50',
  maxUses: 50,
  uses: 50,
};

/** Applies to dresses, and to all products for kids. */
export const dressesOff: DiscountCode = {
  ...tenPercent,
  id: '01960000-0000-7000-8000-000000000014',
  code: 'DRESSES20',
  value: 20,
  uses: 0,
  appliesTo: [{ category: 'women', kind: 'Dresses' }, { category: 'kid' }],
};

export const portugueseTax: TaxSetting = {
  id: '01960000-0000-7000-8000-000000000021',
  version: 1,
  country: 'Portugal',
  name: 'VAT',
  rate: 23,
};

export const frenchTax: TaxSetting = {
  id: '01960000-0000-7000-8000-000000000022',
  version: 1,
  country: 'France',
  name: 'TVA',
  rate: 5.5,
};

export const giftCardTerms: GiftCardTerms = { isOn: true, amounts: [25, 50, 100], version: 1 };

/** A card of which $30 are left. */
export const usedGiftCard: AdminGiftCard & { code: string } = {
  _id: '01960000-0000-7000-8000-000000000031',
  code: '7M2K-9QXD-4RTA-HEM1',
  ending: 'HEM1',
  amount: 50,
  balance: 30,
  email: 'zoe@example.com',
  buyer: 'anna@example.com',
  createdAt: '2026-04-02T10:00:00.000Z',
  isBlocked: false,
  isSent: true,
  history: [{ at: '2026-04-10T10:00:00.000Z', amount: -20, order: 'H-10023' }],
};

/** A free card worth more than any example order. */
export const largeGiftCard: typeof usedGiftCard = {
  ...usedGiftCard,
  _id: '01960000-0000-7000-8000-000000000032',
  code: 'GAVE-0000-0000-0001',
  ending: '0001',
  amount: 500,
  balance: 500,
  validUntil: '2027-04-02',
  history: [],
};

const { freeFrom: _, ...post } = standardDelivery;

const portuguesePost: DeliverySetting = {
  ...{ ...post, id: '01960000-0000-7000-8000-000000000051', name: 'CTT' },
  ...{ price: 3.9, freeFrom: 80, countries: ['Portugal'] },
};

const belgianPost: DeliverySetting = {
  ...{ ...post, id: '01960000-0000-7000-8000-000000000052', name: 'bpost' },
  ...{ price: 7.5, countries: ['Belgium'] },
};

const britishPost: DeliverySetting = {
  ...{ ...post, id: '01960000-0000-7000-8000-000000000053', name: 'Royal Mail' },
  ...{ price: 12, countries: ['United Kingdom'] },
};

/** A method for each country, cheapest first. */
export const deliveryByCountry = [portuguesePost, belgianPost, britishPost] as const;
