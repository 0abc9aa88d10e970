import { messages } from '../../../contract/messages.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import {
  hasPrint,
  type PrintKind,
  printFileName,
  printMessage,
  printRefusal,
} from '../../../contract/rules/prints.ts';
import type { PrintRequest } from '../../../contract/schemas/adminOrder.ts';
import type { ProvenOrderLink } from '../../../contract/schemas/orderLink.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { type Paper, renderPrints } from '../../print/renderPrints.ts';
import { findOrder, findOrders, type StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { findProvenOrder } from './orderLinks.ts';
import { forRules } from './orderView.ts';
import { printContents } from './printContents.ts';

/** How the shop's papers look. */
export type PrintSettings = {
  paper: Paper;
  /** Lines about the shop, below its name; its address, url and email unless they are given. */
  seller?: readonly string[] | undefined;
  /** Paths of fonts for what the shop's own typefaces lack. */
  fonts: readonly string[];
};

export type PrintContext = Pick<Context, 'db' | 'now' | 'shop' | 'publicUrl'> & {
  prints: PrintSettings;
};

/** A file to print or to keep; `message` says which orders are not in it, and why. */
export type Print = { name: string; pdf: Buffer; message?: string | undefined };

/**
 * The papers of those of these orders that have one, in this order; one that is named twice is
 * printed once.
 * @throws NotFound when one of them does not exist
 * @throws Conflict when none of them has such a paper
 */
export async function printOrders(
  context: PrintContext,
  { kind, ids }: PrintRequest,
): Promise<Print> {
  const wanted = [...new Set(ids)];
  const found = new Map(
    (await findOrders(context.db, wanted.filter(isUuid))).map((order) => [order.id, order]),
  );
  const orders = wanted.flatMap((id) => found.get(id) ?? []);
  if (orders.length < wanted.length) throw new NotFound(messages.noSuchOrder);
  return print(context, kind, orders);
}

/**
 * The invoice of an order of the customer's own.
 * @throws NotFound when it is not theirs
 * @throws Conflict when it was not paid
 */
export async function printInvoice(
  context: PrintContext,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Print> {
  const order = isUuid(orderId) ? await findOrder(context.db, orderId) : undefined;
  if (order?.userId !== userId) throw new NotFound(messages.noSuchOrder);
  return print(context, 'invoice', [order]);
}

/**
 * The invoice for a visitor with the link to an order and its zip code: it says where the order goes.
 * @throws what `findProvenOrder` throws
 * @throws Conflict when it was not paid
 */
export async function printLinkedInvoice(
  context: PrintContext,
  link: ProvenOrderLink,
): Promise<Print> {
  return print(context, 'invoice', [await findProvenOrder(context, link)]);
}

async function print(
  context: PrintContext,
  kind: PrintKind,
  orders: readonly StoredOrder[],
): Promise<Print> {
  const named = orders.map((stored) => ({
    stored,
    name: formatOrderNumber(stored.number),
    ...forRules(stored),
  }));
  const refusal = printRefusal(kind, named);
  if (refusal) throw new Conflict(refusal);
  const printed = named.filter((order) => hasPrint(kind, order));
  const { prints } = context;
  const source = { ...context, seller: prints.seller ?? sellerOf(context) };
  const fileName = printFileName(
    kind,
    printed.map(({ name }) => name),
  );
  const contents = printed.map(({ stored }) => printContents[kind](stored, source));
  const pdf = await renderPrints(contents, { ...prints, title: fileName.replace('.pdf', '') });
  return { name: fileName, pdf, message: printMessage(kind, named) };
}

function sellerOf({ shop: { address, email }, publicUrl }: PrintContext): string[] {
  return [...address.split('\n'), publicUrl.replace(/^https?:\/\//, ''), email].filter(Boolean);
}
