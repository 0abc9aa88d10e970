import { i18n, inLanguage } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { formatInvoiceNumber, formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import {
  hasPrint,
  type PrintKind,
  printFileName,
  printMessage,
  printRefusal,
} from '../../../contract/rules/prints.ts';
import type { PrintRequest } from '../../../contract/schemas/adminOrder.ts';
import type { LinkedPrintRequest } from '../../../contract/schemas/orderLink.ts';
import { BadInput, Conflict, NotFound } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { shopLanguage } from '../../lib/languages.ts';
import { type PrintContent, renderPrints } from '../../print/renderPrints.ts';
import { findReplacedInvoice } from '../../repositories/invoices.ts';
import { findOrder, findOrders, type StoredOrder } from '../../repositories/orders.ts';
import type { PrintContext } from '../context.ts';
import { loadOwnNames } from '../selling/ownWords.ts';
import { sellerOf } from '../selling/seller.ts';
import { issuedSellers, toInvoice } from './invoices.ts';
import { findProvenOrder } from './orderLinks.ts';
import { toRulesOrder } from './orderView.ts';
import { type PrintSource, toPackingSlips, toReturnSlip } from './slips.ts';

/** A PDF file; `message` names the orders that are not in it, with reasons. */
export type Print = { name: string; pdf: Buffer; message?: string | undefined };

/**
 * Prints this document for those of the orders that have one, each once.
 * @throws NotFound when one of them does not exist
 * @throws BadInput for a version of anything but one invoice
 * @throws Conflict when none of them has such a document
 */
export async function printOrders(
  context: PrintContext,
  { kind, ids, parcel, version }: PrintRequest,
): Promise<Print> {
  const wanted = [...new Set(ids)];
  const found = await findOrders(context.db, wanted.filter(isUuid));
  const orders = wanted.flatMap((id) => found.find((order) => order.id === id) ?? []);
  if (orders.length < wanted.length) throw new NotFound(messages.noSuchOrder);
  const [order, another] = orders;
  if (!order || version === undefined) return print(context, kind, orders, parcel);
  if (kind !== 'invoice' || another) {
    const problem = i18n.t('With version, kind must be invoice, and ids must name one order');
    throw new BadInput(problem, 'version');
  }
  return printReplaced(context, order, version);
}

/**
 * An invoice that a newer one replaced, as it was printed.
 * @throws NotFound when the shop has none of this version
 */
async function printReplaced(context: PrintContext, order: StoredOrder, version: number) {
  const content = await findReplacedInvoice(context.db, order.id, version);
  if (!content) throw new NotFound(i18n.t('The shop has no such replaced invoice.'));
  const name = printFileName('invoice', [formatInvoiceNumber(order.number, version)]);
  const options = { ...context.prints, title: name.replace('.pdf', '') };
  return { name, pdf: await renderPrints([content as PrintContent], options) };
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
  const issuedBy = kind === 'invoice' && (await issuedSellers(context, orders));
  const sellerOn = issuedBy || (() => sellerOf(context));
  const names = printed.map(({ name, stored }) =>
    kind === 'invoice' ? formatInvoiceNumber(stored.number, stored.invoiceVersion) : name,
  );
  const fileName = printFileName(kind, names);
  const languageOf = ({ language }: StoredOrder) => shopLanguage(language, context.languages);
  const languages = new Set(printed.map(({ stored }) => languageOf(stored)));
  for (const language of languages) await loadOwnNames(context, language);
  // All are in the customer's language, even the packing slip: it goes into the parcel.
  const contents = printed.flatMap(({ stored }) => {
    const language = languageOf(stored);
    const source = { ...context, seller: sellerOn(stored) };
    const write = () => printContents[kind](stored, source, parcel);
    const written = inCurrencyOf(stored, () => inLanguage(language, write));
    return [written].flat().map((content) => ({ ...content, language }));
  });
  const pdf = await renderPrints(contents, { ...prints, title: fileName.replace('.pdf', '') });
  return { name: fileName, pdf, message: printMessage(kind, named) };
}

/** Builds the content of each kind of document. */
const printContents: Record<
  PrintKind,
  (order: StoredOrder, source: PrintSource, parcel?: string) => PrintContent | PrintContent[]
> = {
  invoice: (order, { seller }) => toInvoice(order, seller),
  packingSlip: toPackingSlips,
  returnSlip: toReturnSlip,
};
