import { messages } from '../../../contract/messages.ts';
import type { ProductsChange } from '../../../contract/schemas/adminProduct.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { lockProducts, type SharedFields, writeShared } from '../../repositories/productWrites.ts';
import type { Context } from '../context.ts';

/**
 * Takes a product out of the shop. Old orders keep it, carts say that it has gone, and a checkout
 * that is being paid still becomes an order: its units are held.
 * @throws NotFound when the shop has no such product, or no more
 */
export function removeProduct(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [known] = await lockProducts(tx, isUuid(id) ? [id] : []);
    if (!known?.isInShop) throw new NotFound(messages.noSuchProduct);
    return change(tx, [known], { deletedAt: now() }, now());
  });
}

/**
 * The same for several, all or none. Those that are out already stay so, as an answer that got
 * lost is asked for again.
 * @returns how many it took out
 * @throws NotFound when the shop never had one of them
 */
export function removeProducts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: string[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const inShop = (await lockKnown(tx, ids)).filter(({ isInShop }) => isInShop);
    return change(tx, inShop, { deletedAt: now() }, now());
  });
}

/**
 * Brings products back as they were when they were removed, all or none.
 * @returns how many came back: not those that were in the shop
 * @throws NotFound when the shop never had one of them
 */
export function restoreProducts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: string[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const removed = (await lockKnown(tx, ids)).filter(({ isInShop }) => !isInShop);
    return change(tx, removed, { deletedAt: null }, now());
  });
}

/**
 * Gives several products the same category or flags, or publishes them, all or none.
 * @returns how many they are
 * @throws BadInput when nothing is to be changed
 * @throws NotFound when one of them is not in the shop
 */
export async function modifyProducts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ids, ...fields }: ProductsChange,
): Promise<number> {
  if (Object.keys(fields).length === 0) {
    throw new BadInput(messages.nothingToChange);
  }
  return inTransaction(db, async (tx) => {
    const known = await lockKnown(tx, ids);
    refuseMissing(known.filter(({ isInShop }) => !isInShop).length);
    return change(tx, known, fields, now());
  });
}

type Known = Awaited<ReturnType<typeof lockProducts>>;

async function lockKnown(tx: Database, ids: string[]): Promise<Known> {
  const known = await lockProducts(tx, ids.filter(isUuid));
  refuseMissing(ids.length - known.length);
  return known;
}

function refuseMissing(count: number): void {
  if (count > 0) throw new NotFound(messages.productsMissing(count));
}

async function change(
  tx: Database,
  known: Known,
  fields: SharedFields,
  now: Date,
): Promise<number> {
  await writeShared(
    tx,
    known.map(({ id }) => id),
    fields,
    now,
  );
  return known.length;
}
