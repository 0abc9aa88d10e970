/**
 * Choices that only admins have. Kept out of `limits.ts`, which is in every visit's first file.
 */

/** Values for sorting `GET /listproducts`, by each column; `-` means descending. */
export const adminProductSorts = [
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
  'updated',
  '-updated',
] as const;

export const stockLevels = ['low', 'out'] as const;

/** Visibility of a product. */
export const productStates = ['published', 'draft'] as const;

/** Values for sorting `GET /allorders`; the default is `-created`. */
export const orderSorts = ['created', '-created', 'total', '-total'] as const;

/** Values for sorting `GET /customers`, by each column; the default is `-last`. */
export const customerSorts = [
  'orders',
  '-orders',
  'spend',
  '-spend',
  'last',
  '-last',
  'since',
  '-since',
] as const;

/** Effect of a discount code: a percentage of the goods, an amount, or free delivery. */
export const codeKinds = ['percent', 'sum', 'freeDelivery'] as const;

/** A size of a scale, without the characters that separate sizes in forms and files. */
export const sizePattern = '^[^\\s;:=|][^;:=|]*$';

/** Conversions of a scale to other systems. */
export const maxConversions = 6;

/** Systems of sizes that schema.org has a name for (WearableSizeSystemEnumeration). */
export const sizeSystems = [
  ...(['AU', 'BR', 'CN', 'Continental', 'DE', 'EN13402', 'Europe', 'FR', 'GS1'] as const),
  ...(['IT', 'JP', 'MX', 'UK', 'US'] as const),
] as const;

/** Groups of wearers that schema.org has a name for (WearableSizeGroupEnumeration). */
export const sizeGroups = [
  ...(['Big', 'Boys', 'ExtraShort', 'ExtraTall', 'Girls', 'Husky', 'Infants', 'Juniors'] as const),
  ...(['Maternity', 'Mens', 'Misses', 'Petite', 'Plus', 'Regular', 'Short', 'Tall'] as const),
  'Womens',
] as const;

/** Filters for an admin's list of reviews. */
export const reviewStates = ['unanswered', 'answered', 'hidden'] as const;

/** Reasons for changes of stock. */
export const stockReasons = [
  ...(['sold', 'cancelled', 'returned', 'counted', 'edited', 'imported'] as const),
] as const;

/** Documents of an order. */
export const printKinds = ['invoice', 'packingSlip', 'returnSlip'] as const;

/** Payment of a manual order: outside of the shop's payment page, or not yet. */
export const manualPayments = ['cash', 'transfer', 'card', 'unpaid'] as const;

/** States of a difference that a customer is asked to pay, and how staff settle one. */
export const differenceStates = ['open', 'paid', 'waived', 'ended'] as const;
export const differenceOutcomes = ['waive', 'withdraw', 'paid'] as const;

/** Steps to open a new shop, in order. */
export const setupSteps = [
  'profile',
  'sizes',
  'product',
  'delivery',
  'tax',
  'seller',
  'policies',
  'payment',
  'mail',
  'mfa',
] as const;

/** Subjects of changes in the activity log. */
export const activitySubjects = [
  ...(['order', 'product', 'customer', 'review', 'staff', 'shop'] as const),
  ...(['delivery', 'code', 'tax', 'currency', 'sizes', 'feeds', 'giftCard', 'key'] as const),
  ...(['redirect', 'collection', 'formerShop', 'webhook', 'measuring', 'translation'] as const),
] as const;

/** Payers of a return's shipping. */
export const returnPayers = ['shop', 'customer'] as const;

/** Maximum number and length of the searches that lead to a page. */
export const searchPageLimits = { rows: 40, text: 200 } as const;
