import Type, { type Static } from 'typebox';
import { Email, Id, optional, StrictObject } from './common.ts';
import { Order } from './order.ts';
import { ReturnedUnits } from './returns.ts';

const LinkToken = Type.String({ minLength: 20, maxLength: 200 });

const Zip = Type.String({ maxLength: 20, description: 'Of the address that the order goes to' });

/** The link in an order's email; with the zip code it also shows the address. */
export const OrderLink = StrictObject({ token: LinkToken, zip: Type.Optional(Zip) });
export type OrderLink = Static<typeof OrderLink>;

/** Same, plus postcode. */
export const ProvenOrderLink = StrictObject({ token: LinkToken, zip: Zip });
export type ProvenOrderLink = Static<typeof ProvenOrderLink>;

/** A return request from someone with the link. */
export const LinkedReturnRequest = StrictObject({ token: LinkToken, zip: Zip, ...ReturnedUnits });
export type LinkedReturnRequest = Static<typeof LinkedReturnRequest>;

/** Asks for the payment page of a difference. */
export const LinkedPayment = StrictObject({ token: LinkToken, zip: Zip, paymentId: Id });
export type LinkedPayment = Static<typeof LinkedPayment>;

/** Documents of an order for its customer. */
export const customerPrint = {
  kind: optional(Type.Enum(['invoice', 'returnSlip']), 'Extension: `invoice` when absent'),
};

export const LinkedPrintRequest = StrictObject({ token: LinkToken, zip: Zip, ...customerPrint });
export type LinkedPrintRequest = Static<typeof LinkedPrintRequest>;

/** Request for a link to an order by someone without its emails. */
export const OrderLinkRequest = StrictObject({
  number: Type.String({ maxLength: 20, description: 'As in the order’s emails: H-10023' }),
  email: Email,
});
export type OrderLinkRequest = Static<typeof OrderLinkRequest>;

export const OpenedOrder = Type.Object({
  order: { ...Order, description: 'Name, address, phone and email are empty without the zip code' },
  isProven: Type.Boolean({ description: 'The zip code was right' }),
  mayCancel: Type.Boolean({ description: 'It is paid and not on its way yet' }),
});
export type OpenedOrder = Static<typeof OpenedOrder>;
