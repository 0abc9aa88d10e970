import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { trackingPattern } from '../rules/tracking.ts';
import { Id, optional, StrictObject, Time } from './common.ts';

/** Units of one line, by its index in `products`. */
const line = {
  line: Type.Integer({ minimum: 0, maximum: limits.cartLines.max - 1 }),
  quantity: Type.Integer({ minimum: 1, maximum: limits.cartQuantity.max }),
};

const carrier = Type.String({ maxLength: ownerLimits.carrier.max });

const tracking = Type.String({ maxLength: ownerLimits.trackingUrl.max });

/** Units of an order that are sent now. */
export const ParcelRequest = StrictObject({
  requestId: Type.String({
    ...{ pattern: patterns.uuid, maxLength: 36 },
    description: 'Made by the form; the id of the parcel. Sent again, it is the same parcel',
  }),
  lines: Type.Array(StrictObject(line), { minItems: 1, maxItems: limits.cartLines.max }),
  carrier: optional(carrier, 'Who brings it, for the customer'),
  trackingUrl: optional(
    { ...tracking, pattern: trackingPattern },
    'Where it can be followed, or its number alone',
  ),
});
export type ParcelRequest = Static<typeof ParcelRequest>;

export const Parcel = Type.Object({
  id: Id,
  sentAt: Time,
  carrier,
  trackingUrl: tracking,
  lines: Type.Array(Type.Object(line)),
});
export type Parcel = Static<typeof Parcel>;
