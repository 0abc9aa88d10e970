import { i18n, inLanguage } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { giftCardLines } from '../../../contract/rules/giftCards.ts';
import { formatCents, formatCount } from '../../../contract/rules/money.ts';
import { formatInvoiceNumber, formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { taxLine, taxLines } from '../../../contract/rules/orderTaxes.ts';
import { billRows } from '../../../contract/rules/pricing.ts';
import {
  hasPrint,
  type PrintKind,
  printFileName,
  printMessage,
  printRefusal,
} from '../../../contract/rules/prints.ts';
import { billAfterRefunds } from '../../../contract/rules/refunds.ts';
import { receivedUnits } from '../../../contract/rules/returns.ts';
import { haveSizes } from '../../../contract/rules/sizeNames.ts';
import type { IncludedTax } from '../../../contract/rules/taxes.ts';
import type { PrintRequest } from '../../../contract/schemas/adminOrder.ts';
import type { LinkedPrintRequest } from '../../../contract/schemas/orderLink.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { inCurrencyOf, inMainCurrency, mainCode, rateInUse } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { shopLanguage } from '../../lib/languages.ts';
import type { Paper } from '../../print/pdf.ts';
import { type PrintContent, renderPrints, type Sum } from '../../print/renderPrints.ts';
import { findOrder, findOrders, type StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { withShownDelivery } from '../selling/deliveryNames.ts';
import { loadOwnNames } from '../selling/ownWords.ts';
import { findProvenOrder } from './orderLinks.ts';
import { toRulesOrder } from './orderView.ts';
import {
  itemColumns,
  type PrintSource,
  placeOf,
  streetOf,
  toPackingSlips,
  toReturnSlip,
} from './slips.ts';

export type PrintSettings = {
  paper: Paper;
  /** Details of the shop until its owner sets them; by default its address, url and email. */
  seller?: readonly string[] | undefined;
  /** Paths of fonts for letters that the shop's own typefaces lack. */
  fonts: readonly string[];
};

export type PrintContext = Context & {
  prints: PrintSettings;
};

/** A PDF file; `message` names the orders that are not in it, with reasons. */
export type Print = { name: string; pdf: Buffer; message?: string | undefined };

/**
 * Prints this document for those of the orders that have one, each once.
 * @throws NotFound when one of them does not exist
 * @throws Conflict when none of them has such a document
 */
export async function printOrders(context: PrintContext, { kind, ids, parcel }: PrintRequest) {
  const wanted = [...new Set(ids)];
  const found = await findOrders(context.db, wanted.filter(isUuid));
  const orders = wanted.flatMap((id) => found.find((order) => order.id === id) ?? []);
  if (orders.length < wanted.length) throw new NotFound(messages.noSuchOrder);
  return print(context, kind, orders, parcel);
}

/**
 * Invoice of the customer's own order, or the slip of its return.
 * @throws NotFound when it is not theirs
 * @throws Conflict when it has no such document
 */
export async function printInvoice(
  context: PrintContext,
  { userId, orderId, kind = 'invoice' }: { userId: string; orderId: string; kind?: PrintKind },
): Promise<Print> {
  const order = isUuid(orderId) ? await findOrder(context.db, orderId) : undefined;
  if (order?.userId !== userId) throw new NotFound(messages.noSuchOrder);
  return print(context, kind, [order]);
}

/**
 * The same for a visitor with the link to an order and its zip code.
 * @throws what `findProvenOrder` throws
 * @throws Conflict when it has no such document
 */
export async function printLinkedInvoice(
  context: PrintContext,
  { kind = 'invoice', ...link }: LinkedPrintRequest,
) {
  return print(context, kind, [await findProvenOrder(context, link)]);
}

async function print(
  context: PrintContext,
  kind: PrintKind,
  orders: readonly StoredOrder[],
  parcel?: string,
): Promise<Print> {
  const named = orders.map((stored) => ({
    stored,
    name: formatOrderNumber(stored.number),
    ...toRulesOrder(stored),
    returns: stored,
  }));
  const refusal = printRefusal(kind, named);
  if (refusal) throw new Conflict(refusal);
  const printed = named.filter((order) => hasPrint(kind, order));
  const { prints } = context;
  const source = { ...context, seller: sellerOf(context) };
  const names = printed.map(({ name }) => name);
  const fileName = printFileName(kind, names);
  const languageOf = ({ language }: StoredOrder) => shopLanguage(language, context.languages);
  const languages = new Set(printed.map(({ stored }) => languageOf(stored)));
  for (const language of languages) await loadOwnNames(context, language);
  // All are in the customer's language, even the packing slip: it goes into the parcel.
  const contents = printed.flatMap(({ stored }) => {
    const language = languageOf(stored);
    const write = () => printContents[kind](stored, source, parcel);
    const written = inCurrencyOf(stored, () => inLanguage(language, write));
    return [written].flat().map((content) => ({ ...content, language }));
  });
  const pdf = await renderPrints(contents, { ...prints, title: fileName.replace('.pdf', '') });
  return { name: fileName, pdf, message: printMessage(kind, named) };
}

function sellerOf({ shop, publicUrl, prints }: PrintContext): readonly string[] {
  const { address, email, seller } = shop;
  if (seller) return seller.split('\n');
  if (prints.seller) return prints.seller;
  return [...address.split('\n'), publicUrl.replace(/^https?:\/\//, ''), email].filter(Boolean);
}

/** Builds the content of each kind of document. */
const printContents: Record<
  PrintKind,
  (order: StoredOrder, source: PrintSource, parcel?: string) => PrintContent | PrintContent[]
> = { invoice: toInvoice, packingSlip: toPackingSlips, returnSlip: toReturnSlip };

/** The bill as it was paid, and its refunds. */
export function toInvoice(
  order: StoredOrder,
  { shop, seller }: Pick<PrintSource, 'shop' | 'seller'>,
): PrintContent {
  const { invoiceVersion } = order;
  const number = formatInvoiceNumber(order.number, invoiceVersion);
  const replaced = formatInvoiceNumber(order.number, invoiceVersion - 1);
  const billed = [order.fullName, order.email, order.phone, ...streetOf(order)].filter(Boolean);
  return {
    title: i18n.t('Invoice'),
    footer: i18n.t('{shop} · Invoice {number}', { shop: shop.name, number }),
    seller: { name: shop.name, lines: [...seller] },
    facts: [
      { label: i18n.t('Invoice number'), text: number },
      { label: i18n.t('Date'), text: formatDay(order.invoicedAt ?? order.createdAt) },
      ...(invoiceVersion > 1 ? [{ label: i18n.t('Replaces invoice'), text: replaced }] : []),
      {
        label: i18n.t('Payment'),
        text: order.paymentStatus === 'refunded' ? i18n.t('Refunded') : i18n.t('Paid'),
      },
    ],
    parties: [
      { heading: i18n.t('Billed to'), lines: billed },
      { heading: i18n.t('Delivered to'), lines: placeOf(order) },
    ],
    table: {
      columns: [
        ...itemColumns(order, [0.46, 0.14]),
        { heading: i18n.t('Quantity'), share: 0.12, isNumber: true },
        { heading: i18n.t('Price'), share: 0.14, isNumber: true },
        { heading: i18n.t('Amount'), share: 0.14, isNumber: true },
      ],
      rows: order.products.map(({ name, size, quantity, priceCents }) => [
        ...(haveSizes(order.products) ? [name, size] : [name]),
        ...[formatCount(quantity), formatCents(priceCents), formatCents(priceCents * quantity)],
      ]),
      hasCheckboxes: false,
    },
    sums: toTotals(order),
    remarks: [],
  };
}

function toTotals(order: StoredOrder): Sum[] {
  const { totalCents, refunds, requests, refundedCents, paymentStatus, refundPending, taxes } =
    order;
  const isRefunded = paymentStatus === 'refunded';
  const rest = isRefunded || refundPending ? totalCents - refundedCents : 0;
  const parts = refunds.map(({ id, cents, settledAt }) => {
    if (!settledAt) return { label: i18n.t('Refund under way'), cents };
    const day = formatDay(settledAt);
    const isExchange = requests.some((request) => request.id === id);
    const label = isExchange
      ? i18n.t('Exchanged {day}', { day })
      : i18n.t('Refunded {day}', { day });
    return { label, cents };
  });
  const back = [
    ...parts,
    ...(rest > 0
      ? [{ label: isRefunded ? i18n.t('Refunded') : i18n.t('Refund under way'), cents: rest }]
      : []),
  ];
  const backCents = back.reduce((sum, { cents }) => sum + cents, 0);
  const received = receivedUnits(requests, order.products);
  const bill = { ...order, lines: order.products };
  const left = billAfterRefunds(bill, backCents, received, refunds);
  return [
    ...billRows(withShownDelivery(order)),
    { label: i18n.t('Total'), amount: formatCents(totalCents), isTotal: true },
    ...taxLines(taxes),
    ...taxInMain(order, taxes),
    ...giftCardLines(totalCents, order.giftCardCents),
    ...back.map(({ label, cents }) => ({ label, amount: `−${formatCents(cents)}` })),
    ...(back.length > 0
      ? [
          {
            label: i18n.t('Total after refunds'),
            amount: formatCents(left.leftCents),
            isTotal: true as const,
          },
          ...left.taxes.filter(({ cents, onTop }) => !onTop || cents !== 0).map(taxLine),
          ...taxInMain(order, left.taxes),
        ]
      : []),
  ];
}

/**
 * Tax of an invoice in another currency, in the shop's main one by the order's rate (directive
 * 2006/112/EC, article 230).
 */
function taxInMain(
  { currency: code, centRate = 1 }: StoredOrder,
  taxes: readonly IncludedTax[],
): Sum[] {
  const cents = taxes.reduce((sum, tax) => sum + tax.cents, 0);
  if (!code || taxes.length === 0) return [];
  const rate = formatCount(rateInUse());
  const amount = inMainCurrency(() => formatCents(Math.round(cents / centRate)));
  const label = i18n.t('Tax in {currency} (1 {currency} = {rate} {code})', {
    ...{ currency: mainCode(), rate, code },
  });
  return [{ label, amount }];
}
