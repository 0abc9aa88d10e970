/**
 * What admins alone choose from. Apart from `limits.ts`, which is in the first file of every visit.
 */

/** The orders `GET /listproducts` can sort by, one column each way; `-` means descending. */
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

/** Whether shoppers see a product. */
export const productStates = ['published', 'draft'] as const;

/** The orders `GET /allorders` can sort by; `-created` when none is asked for. */
export const orderSorts = ['created', '-created', 'total', '-total'] as const;

/** What a discount code takes off: a share of the goods, a sum, or the delivery. */
export const codeKinds = ['percent', 'sum', 'freeDelivery'] as const;

/** What an admin sees reviews by: those shown without an answer, those with one, and those taken down. */
export const reviewStates = ['unanswered', 'answered', 'hidden'] as const;

/** What of an order is put on paper. */
export const printKinds = ['invoice', 'packingSlip'] as const;

/** How an order is paid that an admin takes by hand: past the shop's payment page, or not yet. */
export const handPayments = ['cash', 'transfer', 'card', 'unpaid'] as const;
