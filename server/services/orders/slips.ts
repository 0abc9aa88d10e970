import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { splitAddress } from '../../../contract/rules/addresses.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatCount } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { unsentLines } from '../../../contract/rules/parcels.ts';
import { daysToSendBack, isAwaited } from '../../../contract/rules/returns.ts';
import { haveSizes } from '../../../contract/rules/sizeNames.ts';
import { withSize } from '../../../contract/rules/sizeTexts.ts';
import { isAddress } from '../../../contract/rules/zipCodes.ts';
import { pagesUrl } from '../../lib/languages.ts';
import type { PrintContent } from '../../print/renderPrints.ts';
import type { Seller } from '../../repositories/invoices.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { shownDelivery } from '../selling/deliveryNames.ts';
import { toRulesOrder } from './orderView.ts';

export type PrintSource = Context & { seller: Seller };

/**
 * Slips of the parcel to pack, or of all sent parcels, or of one of them.
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
    .map(({ id, lines }, index) => ({
      id,
      lines,
      name: i18n.t('Parcel {number}', { number: index + 1 }),
    }))
    .filter(({ id }) => (parcelId ? id === parcelId : unsent.length === 0));
  if (isSplit && sent.length > 0) {
    return sent.map((parcel) => toPackingSlip(order, source, parcel));
  }
  if (!isSplit) return [toPackingSlip(order, source)];
  const name = i18n.t('Parcel {number}', { number: order.parcels.length + 1 });
  return [toPackingSlip(order, source, { lines: unsent, name })];
}

/** Checklist of the parcel's items, without prices: it may be a gift. */
function toPackingSlip(
  order: StoredOrder,
  source: PrintSource,
  parcel?: { lines: readonly { line: number; quantity: number }[]; name: string },
): PrintContent {
  const { shop, seller } = source;
  const packed = parcel
    ? parcel.lines.flatMap(({ line, quantity }) => {
        const product = order.products[line];
        return product ? [{ ...product, quantity }] : [];
      })
    : order.products;
  const codesOf = packed.map(({ sku, barcode }) => [sku, barcode].filter(Boolean).join(' · '));
  const hasCodes = codesOf.some(Boolean);
  const number = formatOrderNumber(order.number);
  const units = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: i18n.t('Packing slip'),
    footer: i18n.t('{shop} · Packing slip {number}', { shop: shop.name, number }),
    seller,
    facts: [
      { label: i18n.t('Order'), text: number },
      { label: i18n.t('Ordered on'), text: formatDay(order.createdAt) },
      { label: i18n.t('Items'), text: formatCount(units) },
      ...(parcel ? [{ label: i18n.t('Part'), text: parcel.name }] : []),
    ],
    parties: [
      { heading: i18n.t('Deliver to'), lines: placeOf(order) },
      { heading: i18n.t('Contact'), lines: [order.phone, order.email].filter(Boolean) },
      ...(order.deliveryName
        ? [{ heading: i18n.t('Delivery'), lines: [shownDelivery(order.deliveryName)] }]
        : []),
    ],
    table: {
      columns: [
        ...itemColumns(order, hasCodes ? [0.4, 0.16] : [0.64, 0.2]),
        ...(hasCodes ? [{ heading: i18n.t('SKU and barcode'), share: 0.28 }] : []),
        { heading: i18n.t('Quantity'), share: 0.16, isNumber: true },
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
      ...(order.customerNote
        ? [{ heading: i18n.t('A note from us'), text: order.customerNote }]
        : []),
      toReturnHelp(order, source),
    ],
  };
}

function toReturnHelp(
  { email }: StoredOrder,
  { shop, publicUrl, languages }: PrintSource,
): PrintContent['remarks'][number] {
  const { returnDays: days } = shop;
  const url = pagesUrl({ publicUrl, languages }) + paths.contacts;
  const values = { days, url, daysToSend: daysToSendBack };
  const heading = i18n.t('Sending something back');
  if (days === 0) {
    return { heading, text: i18n.t('Write to us before you send anything back: {url}', { url }) };
  }
  return {
    heading,
    text: email
      ? i18n.t(
          'You have {days, plural, one {# day} other {# days}} from the delivery. Open your order by the link in our email, or in your account, and choose what comes back. From then on you have {daysToSend} days to send it; please put this slip into the parcel.',
          values,
        )
      : i18n.t(
          'You have {days, plural, one {# day} other {# days}} from the delivery. Tell us what comes back: {url}. From then on you have {daysToSend} days to send it; please put this slip into the parcel.',
          values,
        ),
  };
}

/** Goes into the returned parcel: items on their way back, and where they go. */
export function toReturnSlip(order: StoredOrder, { shop, seller }: PrintSource): PrintContent {
  const number = formatOrderNumber(order.number);
  const requests = order.requests.filter(isAwaited);
  const lines = requests
    .flatMap((request) => request.lines)
    .map((line) => ({ ...line, awaited: line.quantity - line.restocked - line.damaged }))
    .filter(({ awaited }) => awaited > 0);
  return {
    title: i18n.t('Return slip'),
    footer: i18n.t('{shop} · Return slip {number}', { shop: shop.name, number }),
    seller,
    facts: [
      { label: i18n.t('Order'), text: number },
      ...requests.map(({ requestedAt }) => ({
        label: i18n.t('Requested on'),
        text: formatDay(requestedAt),
      })),
    ],
    parties: [
      {
        heading: i18n.t('Send to'),
        lines: [shop.name, ...shop.address.split('\n')].filter(Boolean),
      },
      { heading: i18n.t('From'), lines: placeOf(order) },
    ],
    table: {
      columns: [
        ...itemColumns(order, [0.44, 0.12]),
        { heading: i18n.t('Instead'), share: 0.3 },
        { heading: i18n.t('Quantity'), share: 0.14, isNumber: true },
      ],
      rows: lines.map(({ line, awaited, exchange }) => [
        order.products[line]?.name ?? '',
        ...(haveSizes(order.products) ? [order.products[line]?.size ?? ''] : []),
        exchange ? withSize(exchange.name, exchange.size) : i18n.t('Refund'),
        formatCount(awaited),
      ]),
      hasCheckboxes: true,
    },
    sums: [],
    remarks: [
      {
        heading: i18n.t('Please put this slip into the parcel'),
        text: shop.address
          ? i18n.t('Send the parcel within {days} days of your request.', { days: daysToSendBack })
          : i18n.t(
              'Send the parcel within {days} days of your request. Ask us for the address: {email}',
              { days: daysToSendBack, email: shop.email },
            ),
      },
    ],
  };
}

/** Recipient and address; empty for a deleted customer. */
export function placeOf(order: StoredOrder): string[] {
  return [order.fullName, ...streetOf(order)].filter(Boolean);
}

/** Lines as most of Europe writes them: street, "zip city", country. Other addresses as entered. */
export function streetOf({ address }: Pick<StoredOrder, 'address'>): string[] {
  if (!isAddress(address)) return [address].filter(Boolean);
  const [street = '', city = '', country = '', zip = ''] = splitAddress(address);
  // Customers enter 000 in countries without zip codes.
  const town = zip && !/^0+$/.test(zip) ? `${zip} ${city}` : city;
  return [street, town, country];
}

/** Columns of the items' names and, unless all are of one size, their sizes. */
export function itemColumns({ products }: StoredOrder, [name, size]: [number, number]) {
  const sizes = haveSizes(products) ? [{ heading: i18n.t('Size'), share: size }] : [];
  return [{ heading: i18n.t('Item'), share: sizes.length > 0 ? name : name + size }, ...sizes];
}
