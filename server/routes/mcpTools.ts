import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpointOf } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import { formatOrderNumber, parseOrderNumber } from '../../contract/rules/orderNumber.ts';
import type { Permission } from '../../contract/rules/permissions.ts';

/** A tool of the MCP endpoint: an admin call that reads, with some of its parameters. */
type McpTool = {
  call: EndpointKey & `GET ${string}`;
  description: string;
  /** Parameters of the call's query that a client may set. */
  takes?: readonly string[];
  /** Those that it must set. */
  needs?: readonly string[];
  fixed?: Readonly<Record<string, string>>;
  /** The `number` or `_id` that `q` means: the tool fails unless exactly one row has it. */
  keyOf?: (q: string) => string;
  /** Parts of the reply; absent for all of it. */
  keeps?: readonly string[];
};

const page = ['limit', 'offset'] as const;

/** Reading tools by name; `find_*` reply with the number on all pages. */
export const mcpTools: Readonly<Record<string, McpTool>> = {
  find_products: {
    call: 'GET /listproducts',
    description: 'Products with prices, sizes and stock, drafts too.',
    takes: ['q', 'category', 'flag', 'stock', 'state', 'sort', ...page],
  },
  get_product: { call: 'GET /getproduct/:id', description: 'One product with all its fields.' },
  low_stock: {
    call: 'GET /listproducts',
    description: 'Products with little or no free stock in a size, the fewest units first.',
    takes: ['category', ...page],
    fixed: { stock: 'low', sort: 'stock' },
  },
  stock_history: {
    call: 'GET /stockhistory/:id',
    description: 'The last changes of a product’s stock, latest first.',
  },
  find_orders: {
    call: 'GET /allorders',
    description: 'Orders, newest first: by words (number, name, email, product), state and day.',
    takes: ['q', 'payment', 'delivery', 'from', 'to', 'sort', ...page],
  },
  get_order: {
    call: 'GET /allorders',
    description: 'The order with this number or id (`q`), with items, states and address.',
    takes: ['q'],
    needs: ['q'],
    fixed: { limit: String(limits.page.max) },
    keyOf: (q) => {
      const number = parseOrderNumber(q);
      return number === undefined ? q.trim().toLowerCase() : formatOrderNumber(number);
    },
  },
  order_history: {
    call: 'GET /orderhistory/:id',
    description: 'Who changed what of an order, latest first.',
  },
  waiting_returns: {
    call: 'GET /allorders',
    description: 'Orders with returned units on their way.',
    takes: page,
    fixed: { returns: 'requested' },
  },
  revenue_by_day: {
    call: 'GET /shopsummary',
    description: 'Orders and revenue by day, best sellers, refunds and abandoned checkouts.',
    takes: ['days'],
    keeps: ['revenue', 'bestSellers', 'refunded', 'abandoned'],
  },
  find_customers: {
    call: 'GET /customers',
    description: 'Customers and guests with number of orders, spend and last order.',
    takes: ['q', 'sort', ...page],
  },
  get_customer: {
    call: 'GET /customer/:id',
    description: 'One customer with addresses, orders, reviews and the shop’s note.',
  },
};

/** Names of the tools that a caller with these rights has. */
export function toolsFor(permissions: readonly Permission[]): string[] {
  const allowed: readonly unknown[] = permissions;
  return Object.entries(mcpTools)
    .filter(([, { call }]) => allowed.includes(endpointOf(call).permission))
    .map(([name]) => name);
}

type ObjectSchema = { properties?: Record<string, { description?: string }>; required?: string[] };

/** JSON Schema of a tool's arguments, from those of its call. */
export function inputSchemaOf({ call, takes = [], needs = [] }: McpTool) {
  const { params, query } = endpointOf(call) as { params?: ObjectSchema; query?: ObjectSchema };
  const optional = Object.entries(query?.properties ?? {}).filter(([name]) => takes.includes(name));
  return {
    type: 'object' as const,
    properties: { ...params?.properties, ...Object.fromEntries(optional) },
    required: [...(params?.required ?? []), ...needs],
    additionalProperties: false,
  };
}

/** Default number of products, orders or customers in a reply. */
const usualLimit = '20';

/**
 * URL of a tool's call.
 * @returns undefined for an unknown or a missing argument
 */
export function urlOf(tool: McpTool, given: Record<string, unknown>): string | undefined {
  const { properties, required } = inputSchemaOf(tool);
  if (Object.keys(given).some((name) => !Object.hasOwn(properties, name))) return undefined;
  if (required.some((name) => !Object.hasOwn(given, name))) return undefined;
  const query = new URLSearchParams({
    ...(Object.hasOwn(properties, 'limit') && { limit: usualLimit }),
    ...tool.fixed,
  });
  for (const [name, value] of Object.entries(given)) {
    if (tool.call.includes(`:${name}`)) continue;
    query.delete(name);
    for (const one of [value].flat()) query.append(name, tool.keyOf?.(String(one)) ?? String(one));
  }
  const path = tool.call
    .slice('GET '.length)
    .replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(given[name])));
  return `/api${path}?${query}`;
}

/** The only row with the key that `q` means; undefined if none has it, or several. */
export function pickOne({ keyOf }: McpTool, rows: unknown, q: unknown): unknown {
  const key = keyOf?.(String(q));
  const found = (rows as { _id: string; number: string }[]).filter(
    ({ _id, number }) => _id === key || number === key,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Fields of pictures: long, and useless in a conversation. */
const pictureFields = ['images', 'picture', 'pictures', 'photo', 'renditions', 'placeholder'];

/** A reply as text for a model: without pictures, and with the number on all pages. */
export function textOf(tool: McpTool, reply: unknown, total: unknown): string {
  const isKept = ([name]: [string, unknown]) => tool.keeps?.includes(name) ?? true;
  const kept = tool.keeps
    ? Object.fromEntries(Object.entries(reply as object).filter(isKept))
    : reply;
  const shown = total === undefined ? kept : { total, found: kept };
  return JSON.stringify(shown, (name, value) => (pictureFields.includes(name) ? undefined : value));
}
