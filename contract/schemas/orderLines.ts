import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Dollars, Id, optional, StrictObject, Version } from './common.ts';
import { OrderReply } from './order.ts';

/** All lines that an order is to have; those left out are removed. */
export const LinesChange = StrictObject({
  version: { ...Version, description: 'Which version was changed; another one by now is a 409' },
  lines: Type.Array(
    StrictObject({
      productId: Id,
      size: Type.String({ maxLength: limits.size.max }),
      quantity: Type.Integer({
        minimum: limits.cartQuantity.min,
        maximum: limits.cartQuantity.max,
      }),
    }),
    { minItems: 1, maxItems: limits.cartLines.max },
  ),
  isPreview: optional(Type.Boolean(), 'Changes nothing, and says what it would come to'),
});
export type LinesChange = Static<typeof LinesChange>;

export const LinesReply = Type.Object({
  ...OrderReply.properties,
  total: { ...Dollars, description: 'The order’s total with these lines' },
  refund: { ...Dollars, description: 'What of the payment goes back' },
  more: optional(Dollars, 'What the customer is asked to pay; until then nothing changes'),
});
export type LinesReply = Static<typeof LinesReply>;
