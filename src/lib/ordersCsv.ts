import { toCents } from '../../contract/rules/money.ts';
import { toCsv } from './csv.ts';

type Line = {
  product_id: string;
  name: string;
  size: string;
  quantity: number;
  price: number;
  subtotal: number;
};

type Exported = {
  _id: string;
  number?: string | undefined;
  createdAt: string;
  email: string;
  phone: string;
  address: string;
  payment_status: string;
  delivery_status: string;
  notes: string;
  total: number;
  products: readonly Line[];
  delivery?: { name: string; price: number } | undefined;
  discount?: { code: string; amount: number } | undefined;
  isGuest?: boolean | undefined;
  fullName?: string | undefined;
};

const header = [
  'order',
  'number',
  'created',
  'email',
  'phone',
  'address',
  'payment_status',
  'delivery_status',
  'notes',
  'order_total',
  'product_id',
  'product',
  'size',
  'quantity',
  'price',
  'subtotal',
  'delivery',
  'delivery_price',
  'code',
  'discount',
  'customer',
  'full_name',
];

/**
 * Orders as a CSV file: one row for each line of an order, because that is what is packed. The
 * order's own fields are on each of its rows, its sums only on the first, so that a column adds up.
 */
export function ordersToCsv(orders: readonly Exported[]): string {
  return toCsv(header, orders.flatMap(toRows));
}

function toRows(order: Exported) {
  const lines = order.products.length > 0 ? order.products : [undefined];
  return lines.map((line, index) => [
    order._id,
    order.number ?? '',
    order.createdAt,
    order.email,
    order.phone,
    order.address,
    order.payment_status,
    order.delivery_status,
    order.notes,
    index === 0 ? decimals(order.total) : '',
    ...(line
      ? [
          line.product_id,
          line.name,
          line.size,
          line.quantity,
          decimals(line.price),
          decimals(line.subtotal),
        ]
      : ['', '', '', '', '', '']),
    order.delivery?.name ?? '',
    index === 0 && order.delivery ? decimals(order.delivery.price) : '',
    order.discount?.code ?? '',
    index === 0 && order.discount ? decimals(order.discount.amount) : '',
    order.isGuest ? 'Guest' : '',
    order.fullName ?? '',
  ]);
}

/** Dollars as a spreadsheet reads them: `1250.50`. */
function decimals(dollars: number): string {
  return (toCents(dollars) / 100).toFixed(2);
}
