import { v7 } from 'uuid';
import { hasWholeCents } from '../../../contract/rules/money.ts';
import { codeProblem, normalCode } from '../../../contract/rules/pricing.ts';
import type {
  CheckoutOptions,
  CheckoutSettings,
  CodeInput,
  CodeTerms,
  DeliveryInput,
} from '../../../contract/schemas/selling.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, sqlState } from '../../db/transaction.ts';
import { BadInput, Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  countUses,
  endCodeRow,
  findCode,
  findCodes,
  findDelivery,
  hasCodes,
  lockCode,
  removeDelivery,
  type StoredCode,
  writeCode,
  writeDelivery,
} from '../../repositories/selling.ts';
import type { Context } from '../context.ts';

type Selling = Pick<Context, 'db' | 'now'>;

/** What can be chosen on the way to the payment. */
export async function readOptions({ db }: Selling, takesGuests: boolean): Promise<CheckoutOptions> {
  return { delivery: await findDelivery(db), takesCodes: await hasCodes(db), takesGuests };
}

/**
 * What a code is worth.
 * @throws NotFound when there is none of this name
 * @throws Conflict when it has ended or is used up
 */
export async function readCode({ db, now }: Selling, typed: string): Promise<CodeTerms> {
  const found = await findCode(db, typed);
  const code = await checkCode(db, found, typed, { now: now() });
  if (typeof code !== 'string') return code;
  throw found ? new Conflict(code, { code }) : new NotFound(code);
}

/**
 * The code that a customer asks to pay with, locked, so that its uses are counted by one checkout
 * after the other; or why it cannot be used. It comes after the customer's lock and before those of
 * sizes.
 */
export async function takeCode(
  tx: Database,
  typed: string,
  by: { userId: string; email: string; now: Date },
): Promise<StoredCode | string> {
  return checkCode(tx, await lockCode(tx, typed), typed, by);
}

async function checkCode(
  db: Database,
  code: StoredCode | undefined,
  typed: string,
  { now, ...customer }: { userId?: string; email?: string; now: Date },
): Promise<StoredCode | string> {
  const uses = code ? await countUses(db, code.id, customer) : { inAll: 0, byCustomer: 0 };
  const today = now.toISOString().slice(0, 10);
  const problem = codeProblem(code, typed, { today, uses });
  return problem ?? code ?? '';
}

/** Delivery methods and codes, as the admin sets them. */
export async function readSettings({ db }: Selling): Promise<CheckoutSettings> {
  return { delivery: await findDelivery(db), codes: await findCodes(db) };
}

/** @throws BadInput for days in the wrong order, or a price that has more than cents */
export async function saveDelivery(
  context: Selling,
  { id, ...input }: DeliveryInput,
): Promise<CheckoutSettings> {
  if (input.minDays > input.maxDays) refuseField('maxDays', 'The longest time is the shorter one.');
  checkMoney({ price: input.price, freeFrom: input.freeFrom });
  await writeDelivery(context.db, { ...input, id: checkedId(id), name: input.name.trim() });
  return readSettings(context);
}

export async function endDelivery(context: Selling, id: string): Promise<CheckoutSettings> {
  if (isUuid(id)) await removeDelivery(context.db, id);
  return readSettings(context);
}

/**
 * @throws BadInput for a value that its kind does not have, or days in the wrong order
 * @throws Conflict when another code has this name
 */
export async function saveCode(
  context: Selling,
  { id, ...input }: CodeInput,
): Promise<CheckoutSettings> {
  const { kind, value, minimum, from, until } = input;
  if (kind === 'percent' && !(Number.isInteger(value) && value >= 1 && value <= 100)) {
    refuseField('value', 'A share is a whole number from 1 to 100.');
  }
  if (kind === 'sum' && value === 0) refuseField('value', 'Say how much it takes off.');
  if (kind === 'sum') checkMoney({ value });
  checkMoney({ minimum });
  if (from && until && from > until) refuseField('until', 'It ends before it begins.');
  const row = { ...input, id: checkedId(id), value: kind === 'freeDelivery' ? 0 : value };
  try {
    await inTransaction(context.db, (tx) => writeCode(tx, row, context.now()));
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    const message = `There is a code ${normalCode(input.code)} already.`;
    throw new Conflict(message, { code: message });
  }
  return readSettings(context);
}

export async function endCode(context: Selling, id: string): Promise<CheckoutSettings> {
  if (isUuid(id)) await endCodeRow(context.db, id);
  return readSettings(context);
}

function checkedId(id: string | undefined): string {
  if (id !== undefined && !isUuid(id)) throw new NotFound('There is nothing of this id');
  return id ?? v7();
}

function checkMoney(sums: Record<string, number | undefined>): void {
  for (const [name, sum = 0] of Object.entries(sums)) {
    if (!hasWholeCents(sum)) refuseField(name, 'A sum has at most two decimals.');
  }
}

function refuseField(name: string, message: string): never {
  throw new BadInput(message, { [name]: message });
}
