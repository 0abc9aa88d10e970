import { paths } from '../../../contract/paths.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatCount } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { unsentLines } from '../../../contract/rules/parcels.ts';
import { daysToSendBack, isAwaited } from '../../../contract/rules/returns.ts';
import { haveSizes } from '../../../contract/rules/sizeNames.ts';
import { withSize } from '../../../contract/rules/sizeTexts.ts';
import type { PrintContent } from '../../print/renderPrints.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { sizeId } from '../../repositories/stock.ts';
import type { Context } from '../context.ts';
import { toRulesOrder } from './orderView.ts';

export type PrintSource = Context & {
  seller: readonly string[];
  /** SKUs and barcodes, by `sizeId`. */
  codes: ReadonlyMap<string, string>;
};

/**
 * Slips of the parcel that is to be packed, or of all parcels that were sent, or of one of them.
 * @param parcelId of a parcel that was sent
 */
export function toPackingSlips(
  order: StoredOrder,
  source: PrintSource,
  parcelId?: string,
): PrintContent[] {
  const unsent = unsentLines(toRulesOrder(order));
  const isSplit = order.parcels.length > 0;
  const sent = order.parcels
    .map(({ id, lines }, index) => ({ id, lines, name: `Parcel ${index + 1}` }))
    .filter(({ id }) => (parcelId ? id === parcelId : unsent.length === 0));
  if (isSplit && sent.length > 0) {
    return sent.map((parcel) => toPackingSlip(order, source, parcel));
  }
  if (!isSplit) return [toPackingSlip(order, source)];
  const name = `Parcel ${order.parcels.length + 1}`;
  return [toPackingSlip(order, source, { lines: unsent, name })];
}

/** Checklist of the parcel's items, without prices: it may be a gift. */
function toPackingSlip(
  order: StoredOrder,
  source: PrintSource,
  parcel?: { lines: readonly { line: number; quantity: number }[]; name: string },
): PrintContent {
  const { shop, seller, codes } = source;
  const packed = parcel
    ? parcel.lines.flatMap(({ line, quantity }) => {
        const product = order.products[line];
        return product ? [{ ...product, quantity }] : [];
      })
    : order.products;
  const codesOf = packed.map((line) => codes.get(sizeId(line)) ?? '');
  const hasCodes = codesOf.some(Boolean);
  const number = formatOrderNumber(order.number);
  const units = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: 'Packing slip',
    footer: `${shop.name} · Packing slip ${number}`,
    seller: { name: shop.name, lines: [...seller] },
    facts: [
      { label: 'Order', text: number },
      { label: 'Ordered on', text: formatDay(order.createdAt) },
      { label: 'Items', text: formatCount(units) },
      ...(parcel ? [{ label: 'Part', text: parcel.name }] : []),
    ],
    parties: [
      { heading: 'Deliver to', lines: placeOf(order) },
      { heading: 'Contact', lines: [order.phone, order.email].filter(Boolean) },
      ...(order.deliveryName ? [{ heading: 'Delivery', lines: [order.deliveryName] }] : []),
    ],
    table: {
      columns: [
        ...itemColumns(order, hasCodes ? [0.4, 0.16] : [0.64, 0.2]),
        ...(hasCodes ? [{ heading: 'SKU and barcode', share: 0.28 }] : []),
        { heading: 'Quantity', share: 0.16, isNumber: true },
      ],
      rows: packed.map(({ name, size, quantity }, index) => [
        ...(haveSizes(order.products) ? [name, size] : [name]),
        ...(hasCodes ? [codesOf[index] ?? ''] : []),
        formatCount(quantity),
      ]),
      hasCheckboxes: true,
    },
    sums: [],
    remarks: [
      ...(order.customerNote ? [{ heading: 'A note from us', text: order.customerNote }] : []),
      toReturnHelp(order, source),
    ],
  };
}

function toReturnHelp(
  { email }: StoredOrder,
  { shop, publicUrl }: PrintSource,
): PrintContent['remarks'][number] {
  const { returnDays } = shop;
  const days = `${returnDays} ${returnDays === 1 ? 'day' : 'days'}`;
  const first = email
    ? 'Open your order by the link in our email, or in your account, and choose what comes back'
    : `Tell us what comes back: ${publicUrl}${paths.contacts}`;
  return {
    heading: 'Sending something back',
    text:
      returnDays === 0
        ? `Write to us before you send anything back: ${publicUrl}${paths.contacts}`
        : `You have ${days} from the delivery. ${first}. From then on you have ${daysToSendBack} days to send it; please put this slip into the parcel.`,
  };
}

/** Goes into the returned parcel: items on their way back, and where they go. */
export function toReturnSlip(order: StoredOrder, { shop, seller }: PrintSource): PrintContent {
  const number = formatOrderNumber(order.number);
  const requests = order.requests.filter(isAwaited);
  const lines = requests.flatMap((request) => request.lines);
  return {
    title: 'Return slip',
    footer: `${shop.name} · Return slip ${number}`,
    seller: { name: shop.name, lines: [...seller] },
    facts: [
      { label: 'Order', text: number },
      ...requests.map(({ requestedAt }) => ({
        label: 'Requested on',
        text: formatDay(requestedAt),
      })),
    ],
    parties: [
      { heading: 'Send to', lines: [shop.name, ...shop.address.split('\n')].filter(Boolean) },
      { heading: 'From', lines: placeOf(order) },
    ],
    table: {
      columns: [
        ...itemColumns(order, [0.44, 0.12]),
        { heading: 'Instead', share: 0.3 },
        { heading: 'Quantity', share: 0.14, isNumber: true },
      ],
      rows: lines.map(({ line, quantity, restocked, damaged, exchange }) => [
        order.products[line]?.name ?? '',
        ...(haveSizes(order.products) ? [order.products[line]?.size ?? ''] : []),
        exchange ? withSize(exchange.name, exchange.size) : 'Refund',
        formatCount(quantity - restocked - damaged),
      ]),
      hasCheckboxes: true,
    },
    sums: [],
    remarks: [
      {
        heading: 'Please put this slip into the parcel',
        text: shop.address
          ? `Send the parcel within ${daysToSendBack} days of your request.`
          : `Send the parcel within ${daysToSendBack} days of your request. Ask us for the address: ${shop.email}`,
      },
    ],
  };
}

/** Recipient and address; empty for a deleted customer. */
export function placeOf(order: StoredOrder): string[] {
  return [order.fullName, ...streetOf(order)].filter(Boolean);
}

/** "Street, City, Country, Zip" as lines. */
export function streetOf({ address }: StoredOrder): string[] {
  return address.split(/\s*,\s*/).filter(Boolean);
}

/** Columns of the items' names and, unless all are of one size, their sizes. */
export function itemColumns({ products }: StoredOrder, [name, size]: [number, number]) {
  const sizes = haveSizes(products) ? [{ heading: 'Size', share: size }] : [];
  return [{ heading: 'Item', share: sizes.length > 0 ? name : name + size }, ...sizes];
}
