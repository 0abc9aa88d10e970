import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { stockReasons } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Count, Id, optional, StrictObject, Time } from './common.ts';

/** Codes of a size; absent ones keep their values. */
export const sizeCodes = {
  sku: optional(
    Type.String({ maxLength: ownerLimits.sku.max }),
    'Extension: the shop’s own number of this size; empty for none',
  ),
  barcode: optional(
    Type.String({ maxLength: ownerLimits.barcode.max }),
    'Extension: its GTIN with 8, 12, 13 or 14 digits; empty for none',
  ),
};

export const CodedSize = Type.Object({
  productId: Id,
  name: Type.String(),
  size: Type.String(),
  quantity: Count,
  quantityReserved: Count,
  sku: Type.String(),
  barcode: Type.String(),
});
export type CodedSize = Static<typeof CodedSize>;

/** Counted units of sizes; `quantitySeen` as in `POST /modifyproduct`. */
export const StockCount = StrictObject({
  requestId: optional(
    Type.String({ pattern: patterns.uuid, maxLength: 36 }),
    'Made by the browser. Sent again, as after an answer that was lost, it is the same count',
  ),
  lines: Type.Array(
    StrictObject({
      productId: Id,
      size: Type.String({ maxLength: limits.size.max }),
      quantity: Type.Integer({
        minimum: ownerLimits.quantity.min,
        maximum: ownerLimits.quantity.max,
      }),
      quantitySeen: Type.Integer({ minimum: 0, maximum: limits.count.max }),
    }),
    { minItems: 1, maxItems: ownerLimits.countedSizes.max },
  ),
});
export type StockCount = Static<typeof StockCount>;

export const StockChange = Type.Object({
  at: Time,
  by: Type.String({ description: 'The admin’s email; empty when the shop did it by itself' }),
  size: Type.String(),
  from: Count,
  to: Count,
  reason: Type.Enum(stockReasons),
  order: optional(Type.String(), 'Number of the order, as H-10023'),
});
export type StockChange = Static<typeof StockChange>;

/** Labels of sizes, in this order. */
export const LabelsRequest = StrictObject({
  lines: Type.Array(
    StrictObject({
      productId: Id,
      size: Type.String({ maxLength: limits.size.max }),
      copies: Type.Integer({ minimum: 1, maximum: ownerLimits.labels.max }),
    }),
    { minItems: 1, maxItems: ownerLimits.labels.max },
  ),
});
export type LabelsRequest = Static<typeof LabelsRequest>;
