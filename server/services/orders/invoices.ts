import { i18n, inLanguage } from '../../../contract/i18n.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { giftCardLines } from '../../../contract/rules/giftCards.ts';
import { formatCents, formatCount } from '../../../contract/rules/money.ts';
import { formatInvoiceNumber } from '../../../contract/rules/orderNumber.ts';
import { taxLine, taxLines } from '../../../contract/rules/orderTaxes.ts';
import { billRows } from '../../../contract/rules/pricing.ts';
import { hasPrint } from '../../../contract/rules/prints.ts';
import { billAfterRefunds } from '../../../contract/rules/refunds.ts';
import { receivedUnits } from '../../../contract/rules/returns.ts';
import { haveSizes } from '../../../contract/rules/sizeNames.ts';
import type { IncludedTax } from '../../../contract/rules/taxes.ts';
import type { Database } from '../../db/database.ts';
import { inCurrencyOf, inMainCurrency, mainCode, rateInUse } from '../../lib/currencies.ts';
import { shopLanguage } from '../../lib/languages.ts';
import type { PrintContent, Sum } from '../../print/renderPrints.ts';
import {
  findPaidTimes,
  findSellers,
  insertReplacedInvoice,
  type Seller,
} from '../../repositories/invoices.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { CheckoutContext, PrintContext } from '../context.ts';
import { withShownDelivery } from '../selling/deliveryNames.ts';
import { loadOwnNames } from '../selling/ownWords.ts';
import { sellerOf } from '../selling/seller.ts';
import { toRulesOrder } from './orderView.ts';
import { itemColumns, placeOf, streetOf } from './slips.ts';

/**
 * Stores the current invoice and returns the fields of its replacement; nothing if the order never
 * had one.
 */
export async function newInvoice(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  at: Date,
) {
  const wasPaid = async () => (await findPaidTimes(tx, [order.id])).size > 0;
  if (!hasPrint('invoice', toRulesOrder(order)) && !(await wasPaid())) return {};
  const { id: orderId, invoiceVersion: version } = order;
  const language = shopLanguage(order.language, context.languages);
  await loadOwnNames({ ...context, db: tx }, language);
  const sellerOn = await issuedSellers({ ...context, db: tx }, [order]);
  const write = () => inLanguage(language, () => toInvoice(order, sellerOn(order)));
  const content = { ...inCurrencyOf(order, write), language };
  await insertReplacedInvoice(tx, { orderId, version, content });
  return { invoiceVersion: version + 1, invoicedAt: at };
}

/** Returns the seller at the time when an order's invoice was issued. */
export async function issuedSellers(context: PrintContext, orders: readonly StoredOrder[]) {
  const sellers = await findSellers(context.db);
  const paidAt = await findPaidTimes(
    context.db,
    orders.map(({ id }) => id),
  );
  return ({ id, invoicedAt, createdAt }: StoredOrder): Seller => {
    const issuedAt = invoicedAt ?? paidAt.get(id) ?? createdAt;
    return sellers.findLast(({ since }) => since <= issuedAt) ?? sellerOf(context);
  };
}

/** The bill as it was paid, and its refunds. */
export function toInvoice(order: StoredOrder, seller: Seller): PrintContent {
  const { invoiceVersion } = order;
  const number = formatInvoiceNumber(order.number, invoiceVersion);
  const replaced = formatInvoiceNumber(order.number, invoiceVersion - 1);
  const billed = [order.fullName, order.email, order.phone, ...streetOf(order)].filter(Boolean);
  return {
    title: i18n.t('Invoice'),
    footer: i18n.t('{shop} · Invoice {number}', { shop: seller.name, number }),
    seller,
    facts: [
      { label: i18n.t('Invoice number'), text: number },
      { label: i18n.t('Date'), text: formatDay(order.invoicedAt ?? order.createdAt) },
      ...(invoiceVersion > 1 ? [{ label: i18n.t('Replaces invoice'), text: replaced }] : []),
      {
        label: i18n.t('Payment'),
        text:
          order.paymentStatus === 'refunded'
            ? i18n.t({ id: 'Refunded (amount)', message: 'Refunded' })
            : i18n.t({ id: 'Paid (payment)', message: 'Paid' }),
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
      ? [
          {
            label: isRefunded
              ? i18n.t({ id: 'Refunded (amount)', message: 'Refunded' })
              : i18n.t('Refund under way'),
            cents: rest,
          },
        ]
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
