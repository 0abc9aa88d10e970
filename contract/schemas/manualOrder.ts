import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { manualPayments } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { commaParts, isAddress } from '../rules/zipCodes.ts';
import { FullName, Id, orEmpty, StrictObject } from './common.ts';
import { checkoutDetails } from './order.ts';

/** An order by phone, or at a market: contact details are optional. */
export const ManualOrder = StrictObject({
  requestId: { ...Id, description: 'A UUID; sent again, it is the same order' },
  orderDetails: StrictObject({
    ...checkoutDetails,
    fullName: Type.Optional(FullName),
    address: Type.Refine(
      orEmpty({ pattern: commaParts, maxLength: limits.address.max }),
      (address) => address === '' || isAddress(address),
    ),
    phone: orEmpty({ pattern: patterns.phone, maxLength: limits.phone.max }),
    email: orEmpty({ pattern: patterns.email, maxLength: limits.email.max }),
  }),
  payment: Type.Enum(manualPayments),
  notes: Type.String({ maxLength: ownerLimits.notes.max }),
  mailsCustomer: Type.Boolean({ description: 'Whether an email confirms it' }),
});
export type ManualOrder = Static<typeof ManualOrder>;
