import { paths } from '../../../contract/paths.ts';
import { longDay } from '../../../contract/rules/days.ts';
import { formatCents, formatCount } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { billSums } from '../../../contract/rules/pricing.ts';
import type { PrintKind } from '../../../contract/rules/prints.ts';
import { daysToSendBack } from '../../../contract/rules/returns.ts';
import { taxIn, taxLine } from '../../../contract/rules/taxes.ts';
import type { PrintContent, Sum } from '../../print/printContent.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { taxOf } from './orderTax.ts';

type PrintSource = Pick<Context, 'shop' | 'publicUrl'> & {
  /** Lines about the shop, below its name. */
  seller: readonly string[];
};

/** What stands on each kind of paper about an order. */
export const printContents: Record<
  PrintKind,
  (order: StoredOrder, source: PrintSource) => PrintContent
> = { invoice: toInvoice, packingSlip: toPackingSlip };

/** The order's bill as it was paid, and what went back of it since. */
function toInvoice(order: StoredOrder, { shop, seller }: PrintSource): PrintContent {
  const number = formatOrderNumber(order.number);
  const billed = [order.fullName, order.email, order.phone, ...streetOf(order)].filter(Boolean);
  return {
    title: 'Invoice',
    footer: `${shop.name} · Invoice ${number}`,
    seller: { name: shop.name, lines: [...seller] },
    facts: [
      { label: 'Invoice number', text: number },
      { label: 'Date', text: longDay.format(order.createdAt) },
      { label: 'Payment', text: order.paymentStatus === 'refunded' ? 'Refunded' : 'Paid' },
    ],
    parties: [
      { heading: 'Billed to', lines: billed },
      { heading: 'Delivered to', lines: placeOf(order) },
    ],
    table: {
      columns: [
        { heading: 'Item', share: 0.46 },
        { heading: 'Size', share: 0.14 },
        { heading: 'Quantity', share: 0.12, isNumber: true },
        { heading: 'Price', share: 0.14, isNumber: true },
        { heading: 'Amount', share: 0.14, isNumber: true },
      ],
      rows: order.products.map(({ name, size, quantity, priceCents }) => [
        ...[name, size, formatCount(quantity), formatCents(priceCents)],
        formatCents(priceCents * quantity),
      ]),
      hasCheckboxes: false,
    },
    sums: toSums(order),
    remarks: [],
  };
}

function toSums(order: StoredOrder): Sum[] {
  const { totalCents, refunds, refundedCents, paymentStatus, refundPending } = order;
  const isRefunded = paymentStatus === 'refunded';
  const rest = isRefunded || refundPending ? totalCents - refundedCents : 0;
  const parts = refunds.map(({ cents, settledAt }) => ({
    label: settledAt ? `Refunded ${longDay.format(settledAt)}` : 'Refund under way',
    cents,
  }));
  const back = [
    ...parts,
    ...(rest > 0 ? [{ label: isRefunded ? 'Refunded' : 'Refund under way', cents: rest }] : []),
  ];
  const leftCents = totalCents - back.reduce((sum, { cents }) => sum + cents, 0);
  const tax = taxOf(order);
  return [
    ...billSums(order),
    { label: 'Total', amount: formatCents(totalCents), isTotal: true },
    ...(tax ? [taxLine(tax)] : []),
    ...back.map(({ label, cents }) => ({ label, amount: `−${formatCents(cents)}` })),
    ...(back.length > 0
      ? [
          {
            ...{ label: 'Total after refunds', isTotal: true as const },
            amount: formatCents(leftCents),
          },
          ...(tax ? [taxLine({ ...tax, cents: taxIn(leftCents, tax.rate) })] : []),
        ]
      : []),
  ];
}

/** What goes into the parcel, to be ticked off; no prices, as it may be a gift. */
function toPackingSlip(order: StoredOrder, source: PrintSource): PrintContent {
  const { shop, seller } = source;
  const number = formatOrderNumber(order.number);
  const units = order.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: 'Packing slip',
    footer: `${shop.name} · Packing slip ${number}`,
    seller: { name: shop.name, lines: [...seller] },
    facts: [
      { label: 'Order', text: number },
      { label: 'Ordered on', text: longDay.format(order.createdAt) },
      { label: 'Items', text: formatCount(units) },
    ],
    parties: [
      { heading: 'Deliver to', lines: placeOf(order) },
      { heading: 'Contact', lines: [order.phone, order.email].filter(Boolean) },
      ...(order.deliveryName ? [{ heading: 'Delivery', lines: [order.deliveryName] }] : []),
    ],
    table: {
      columns: [
        { heading: 'Item', share: 0.64 },
        { heading: 'Size', share: 0.2 },
        { heading: 'Quantity', share: 0.16, isNumber: true },
      ],
      rows: order.products.map(({ name, size, quantity }) => [name, size, formatCount(quantity)]),
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

/** Whom and where it goes to; nothing of a customer who was deleted. */
function placeOf(order: StoredOrder): string[] {
  return [order.fullName, ...streetOf(order)].filter(Boolean);
}

/** "Street, City, Country, Zip" as lines. */
function streetOf({ address }: StoredOrder): string[] {
  return address.split(/\s*,\s*/).filter(Boolean);
}
