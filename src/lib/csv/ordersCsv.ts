import { countryOf } from '../../../contract/rules/addresses.ts';
import { compareText } from '../../../contract/rules/compareText.ts';
import { countryName } from '../../../contract/rules/countries.ts';
import { toCents, toDollars } from '../../../contract/rules/money.ts';
import { isRefunded } from '../../../contract/rules/orderStates.ts';
import { hasPrint } from '../../../contract/rules/prints.ts';
import { refundedPart } from '../../../contract/rules/refunds.ts';
import { receivedUnits } from '../../../contract/rules/returns.ts';
import { afterRefunds } from '../../../contract/rules/taxes.ts';
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
  tax: ({ order }) => order.tax?.name,
  tax_percent: ({ order }) => order.tax?.rate,
  tax_included: ({ order, isFirst }) => decimals(isFirst ? order.tax?.amount : undefined),
  refunded: ({ order, isFirst }) => decimals(isFirst ? refundedOf(order) : undefined),
  returned_units: ({ order, line }) => line && returnedUnits(order, line),
  invoice: ({ order }) => (hasPrint('invoice', order) ? order.number : undefined),
  net: ({ order, isFirst }) =>
    decimals(isFirst ? netOf(order.total, order.tax?.amount) : undefined),
  total_after_refunds: ({ order, isFirst }) => decimals(isFirst ? leftOf(order).total : undefined),
  tax_after_refunds: ({ order, isFirst }) => decimals(isFirst ? leftOf(order).tax : undefined),
  net_after_refunds: ({ order, isFirst }) => decimals(isFirst ? leftOf(order).net : undefined),
};

/** Tax and net of each rate in the file, for orders with that rate. */
function columnsByRate(orders: readonly Order[]): typeof columns {
  const rates = new Set(orders.flatMap(({ tax }) => (tax ? rateName(tax) : [])));
  const amountsOf = ({ order: { tax, total }, isFirst }: Row, rate: string) =>
    isFirst && tax && rateName(tax) === rate
      ? { tax: tax.amount, net: netOf(total, tax.amount) }
      : undefined;
  return Object.fromEntries(
    [...rates].sort(compareText).flatMap((rate) => [
      [`tax ${rate}`, (row: Row) => decimals(amountsOf(row, rate)?.tax)],
      [`net ${rate}`, (row: Row) => decimals(amountsOf(row, rate)?.net)],
    ]),
  );
}

function rateName({ name, rate }: NonNullable<Order['tax']>): string {
  return `${name} ${rate}%`;
}

function netOf(total: number, tax = 0): number {
  return toDollars(toCents(total) - toCents(tax));
}

/** Amounts after refunds, as on the invoice; `tax` is undefined if none is recorded. */
function leftOf(order: Order) {
  const { total, tax } = order;
  const included = tax && { ...tax, cents: toCents(tax.amount) };
  const left = afterRefunds(toCents(total), toCents(refundedOf(order)), included);
  const taxCents = left.tax?.cents;
  return {
    total: toDollars(left.leftCents),
    tax: taxCents === undefined ? undefined : toDollars(taxCents),
    net: toDollars(left.leftCents - (taxCents ?? 0)),
  };
}

/** English name of the country, or what the customer wrote. */
function countryIn(address: string): string | undefined {
  const written = countryOf(address);
  return written && (countryName(written) ?? written);
}

function refundedOf(order: Order): number {
  return isRefunded(order) ? order.total : toDollars(refundedPart(order));
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
  const all = { ...columns, ...columnsByRate(orders) };
  const cellsOf = (row: Row) => Object.values(all).map((cellOf) => cellOf(row) ?? '');
  return toCsv(Object.keys(all), rows.map(cellsOf));
}

/** Formats dollars for spreadsheets, for example `1250.50`. */
function decimals(dollars: number | undefined): string | undefined {
  return dollars === undefined ? undefined : (toCents(dollars) / 100).toFixed(2);
}
