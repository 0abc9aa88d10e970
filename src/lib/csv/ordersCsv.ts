import { countryOf } from '../../../contract/rules/addresses.ts';
import { plainPrice } from '../../../contract/rules/amounts.ts';
import { compareText } from '../../../contract/rules/compareText.ts';
import { countryName } from '../../../contract/rules/countries.ts';
import { inCurrency } from '../../../contract/rules/inCurrency.ts';
import { currency, toCents, toDollars } from '../../../contract/rules/money.ts';
import { isRefunded } from '../../../contract/rules/orderStates.ts';
import { afterRefunds, taxesOf } from '../../../contract/rules/orderTaxes.ts';
import { hasPrint } from '../../../contract/rules/prints.ts';
import { exchangedPart, refundedPart } from '../../../contract/rules/refunds.ts';
import { receivedUnits } from '../../../contract/rules/returns.ts';
import type { IncludedTax } from '../../../contract/rules/taxes.ts';
import { placesOf } from '../../../contract/rules/taxRegions.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { toCsv } from './csv.ts';

/** `line` is undefined for orders without products. */
type Row = { order: Order; line: Order['products'][number] | undefined; isFirst: boolean };

/** Order fields repeat on each row; amounts are on the first row only, so that columns add up. */
const columns: Record<string, (row: Row) => string | number | undefined> = {
  order: ({ order }) => order._id,
  number: ({ order }) => order.number,
  created_utc: ({ order }) => order.createdAt,
  email: ({ order }) => order.email,
  phone: ({ order }) => order.phone,
  address: ({ order }) => order.address,
  payment_status: ({ order }) => order.payment_status,
  delivery_status: ({ order }) => order.delivery_status,
  notes: ({ order }) => order.notes,
  order_total: ({ order, isFirst }) => decimals(isFirst ? order.total : undefined),
  product_id: ({ line }) => line?.product_id,
  product: ({ line }) => line?.name,
  size: ({ line }) => line?.size,
  quantity: ({ line }) => line?.quantity,
  price: ({ line }) => decimals(line?.price),
  subtotal: ({ line }) => decimals(line?.subtotal),
  delivery: ({ order }) => order.delivery?.name,
  delivery_price: ({ order, isFirst }) => decimals(isFirst ? order.delivery?.price : undefined),
  code: ({ order }) => order.discount?.code,
  discount: ({ order, isFirst }) => decimals(isFirst ? order.discount?.amount : undefined),
  customer: ({ order }) => (order.isGuest ? 'Guest' : undefined),
  full_name: ({ order }) => order.fullName,
  country: ({ order }) => countryIn(order.address),
  tax: ({ order }) => listTaxes(order, ({ name }) => name),
  tax_percent: ({ order }) => listTaxes(order, ({ rate }) => rate),
  tax_included: ({ order, isFirst }) => decimals(isFirst ? sumOf(taxesOf(order)) : undefined),
  refunded: ({ order, isFirst }) =>
    decimals(isFirst && order.total !== undefined ? moneyBack(order) : undefined),
  returned_units: ({ order, line }) => line && returnedUnits(order, line),
  invoice: ({ order }) => invoiceOf(order)?.number,
  net: ({ order, isFirst }) =>
    decimals(isFirst ? netOf(order.total, sumOf(taxesOf(order))) : undefined),
  total_after_refunds: ({ order, isFirst }) => decimals(isFirst ? leftOf(order).total : undefined),
  tax_after_refunds: ({ order, isFirst }) => decimals(isFirst ? leftOf(order).tax : undefined),
  net_after_refunds: ({ order, isFirst }) => decimals(isFirst ? leftOf(order).net : undefined),
  region: ({ order }) => order.taxRegion ?? placesOf(order.address)[0]?.region,
  // A means of payment: the total includes what the card paid.
  gift_card: ({ order, isFirst }) => decimals(isFirst ? order.giftCard : undefined),
  // Part of `total_after_refunds`, and paid on another day.
  paid_later: ({ order, isFirst }) => (isFirst ? sumLater(order, false) : undefined),
  // For an exchange that has yet to be sent, whose order will have it in its total.
  paid_ahead: ({ order, isFirst }) => (isFirst ? sumLater(order, true) : undefined),
  later_payments_utc: ({ order, isFirst }) => (isFirst ? listLater(order) : undefined),
  // In the totals of the exchanges' orders, so neither in `refunded` nor in `total_after_refunds`.
  exchanged: ({ order, isFirst }) =>
    decimals(isFirst && order.total !== undefined ? toDollars(exchangedPart(order)) : undefined),
  invoice_created_utc: ({ order }) => invoiceOf(order)?.createdAt,
};

function invoiceOf({ invoice, ...order }: Order) {
  return hasPrint('invoice', order) ? (invoice ?? order) : undefined;
}

/** For files with orders in several currencies, whose amounts don't add up. */
const currencyColumns: typeof columns = {
  currency: ({ order }) => order.currency?.code ?? currency().code,
  /** Units of the order's currency for one of the shop's main one. */
  exchange_rate: ({ order }) => order.currency?.rate ?? 1,
};

/** Tax and net of each rate in the file after refunds, for orders with that rate. */
function columnsByRate(orders: readonly Order[]): typeof columns {
  const rates = new Set(orders.flatMap((order) => taxesOf(order).map(rateName)));
  // A tax that was added and one that was included may have the same name and percentage.
  const taxesAt = ({ order, isFirst }: Row, rate: string) =>
    isFirst ? taxesLeft(order).filter((tax) => rateName(tax) === rate) : [];
  const netAt = (row: Row, rate: string) => {
    const total = toCents(leftOf(row.order).total);
    return taxesAt(row, rate).map(({ cents, net = total - cents }) => ({ cents: net }));
  };
  return Object.fromEntries(
    [...rates].sort(compareText).flatMap((rate) => [
      [`tax ${rate}`, (row: Row) => decimals(sumOf(taxesAt(row, rate)))],
      [`net ${rate}`, (row: Row) => decimals(sumOf(netAt(row, rate)))],
    ]),
  );
}

function rateName({ name, rate }: IncludedTax): string {
  return `${name} ${rate}%`;
}

function netOf(total: number, tax = 0): number {
  return toDollars(toCents(total) - toCents(tax));
}

/** Amounts after refunds, as on the invoice; `tax` is undefined if none is recorded. */
function leftOf(order: Order) {
  const total = toDollars(toCents(order.total) - toCents(wentBack(order)));
  const tax = sumOf(taxesLeft(order));
  return { total, tax, net: netOf(total, tax) };
}

/** Taxes after refunds. */
function taxesLeft(order: Order): IncludedTax[] {
  const { taxes } = afterRefunds(toCents(order.total), toCents(wentBack(order)), taxesOf(order));
  return taxes.map(({ cents, net, left = cents, netLeft = net, ...tax }) => ({
    ...{ ...tax, cents: left, net: netLeft },
  }));
}

/** Values of an order's taxes, as "23; 6"; undefined for none. */
function listTaxes(order: Order, toText: (tax: IncludedTax) => string | number) {
  return taxesOf(order).map(toText).join('; ') || undefined;
}

/** Total of taxes in dollars; undefined for none. */
function sumOf(taxes: readonly { cents: number }[]): number | undefined {
  const cents = taxes.reduce((sum, tax) => sum + tax.cents, 0);
  return taxes.length === 0 ? undefined : toDollars(cents);
}

/** English name of the country, or what the customer wrote. */
function countryIn(address: string): string | undefined {
  const written = countryOf(address);
  return written && (countryName(written) ?? written);
}

/** Differences of an order that were paid. */
function sumLater({ paidLater = [] }: Order, wanted: boolean): string | undefined {
  const sums = paidLater.filter(({ isAhead = false }) => isAhead === wanted);
  return decimals(sumOf(sums.map(({ amount }) => ({ cents: toCents(amount) }))));
}

/** Each as "2026-05-01T10:00:00.000Z 12.00", newest first; undefined for none. */
function listLater({ paidLater = [] }: Order): string | undefined {
  return paidLater.map(({ at, amount }) => `${at} ${decimals(amount)}`).join('; ') || undefined;
}

/** Dollars refunded, or moved to the orders of exchanges. */
function wentBack(order: Order): number {
  return isRefunded(order) ? order.total : toDollars(refundedPart(order));
}

function moneyBack(order: Order): number {
  return toDollars(toCents(wentBack(order)) - exchangedPart(order));
}

function returnedUnits({ products, returns }: Order, line: Order['products'][number]) {
  return receivedUnits(returns?.requests ?? [], products)[products.indexOf(line)];
}

/** CSV with one row per order line, which is what gets packed. */
export function ordersToCsv(orders: readonly Order[]): string {
  const rows = orders.flatMap((order) => {
    const lines = order.products.length > 0 ? order.products : [undefined];
    return lines.map((line, index) => ({ order, line, isFirst: index === 0 }));
  });
  const hasCurrencies = orders.some(({ currency }) => currency);
  const all = { ...columns, ...columnsByRate(orders), ...(hasCurrencies && currencyColumns) };
  const cellsOf = (row: Row) =>
    inCurrency(row.order.currency, () => Object.values(all).map((cellOf) => cellOf(row) ?? ''));
  return toCsv(Object.keys(all), rows.map(cellsOf));
}

/** Formats dollars for spreadsheets, for example `1250.50`. */
function decimals(dollars: number | undefined): string | undefined {
  // Roles without `orders:sums` get none.
  if (dollars === undefined || Number.isNaN(dollars)) return undefined;
  return plainPrice(toDollars(toCents(dollars)));
}
