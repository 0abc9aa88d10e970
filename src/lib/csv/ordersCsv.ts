import { countryOf } from '../../../contract/rules/addresses.ts';
import { countryName } from '../../../contract/rules/countries.ts';
import { toCents, toDollars } from '../../../contract/rules/money.ts';
import { isRefunded } from '../../../contract/rules/orderStates.ts';
import { refundedPart } from '../../../contract/rules/refunds.ts';
import { receivedUnits } from '../../../contract/rules/returns.ts';
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
};

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
  const cellsOf = (row: Row) => Object.values(columns).map((cellOf) => cellOf(row) ?? '');
  return toCsv(Object.keys(columns), rows.map(cellsOf));
}

/** Formats dollars for spreadsheets, for example `1250.50`. */
function decimals(dollars: number | undefined): string | undefined {
  return dollars === undefined ? undefined : (toCents(dollars) / 100).toFixed(2);
}
