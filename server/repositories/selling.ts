import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { countryKey } from '../../contract/rules/countries.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import { type CodeUses, normalCode } from '../../contract/rules/pricing.ts';
import { normalGroups } from '../../contract/rules/productGroups.ts';
import { toHundredths } from '../../contract/rules/taxes.ts';
import type {
  CodeInput,
  DeliveryInput,
  DeliverySetting,
  DiscountCode,
  TaxInput,
  TaxSetting,
} from '../../contract/schemas/selling.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { deliveryMethods, discountCodes, taxRates } from '../db/sellingSchema.ts';
import { toEmailKey } from '../lib/emailKey.ts';
import { writeVersion } from './writeVersion.ts';

/** A setting that is saved: `version` is the one that is changed, undefined for a new setting. */
type Saved<Input> = Input & { id: string };

/** The delivery methods, the cheapest first. */
export async function findDelivery(db: Database): Promise<DeliverySetting[]> {
  const { priceCents: price, name, id } = deliveryMethods;
  const rows = await db.select().from(deliveryMethods).orderBy(asc(price), asc(name), asc(id));
  return rows.map(({ priceCents, freeFromCents, ...row }) => ({
    ...row,
    price: toDollars(priceCents),
    ...(freeFromCents !== null && { freeFrom: toDollars(freeFromCents) }),
  }));
}

/** Adds or changes a method: `writeVersion`. */
export async function writeDelivery(
  tx: Database,
  { id, version, price, freeFrom, ...rest }: Saved<DeliveryInput>,
): Promise<boolean> {
  const row = {
    ...rest,
    priceCents: toCents(price),
    freeFromCents: freeFrom === undefined ? null : toCents(freeFrom),
  };
  return writeVersion(tx, deliveryMethods, { id, version }, row);
}

export async function removeDelivery(tx: Database, id: string): Promise<void> {
  await tx.delete(deliveryMethods).where(eq(deliveryMethods.id, id));
}

/** The tax rates, by the names of their countries. */
export async function findTaxes(db: Database): Promise<TaxSetting[]> {
  const rows = await db.select().from(taxRates).orderBy(asc(taxRates.countryKey));
  return rows.map(({ countryKey: _, rate, ...row }) => ({ ...row, rate: rate / 100 }));
}

/** Adds or changes a rate: `writeVersion`. SQLSTATE 23505 for a country that has another one. */
export async function writeTax(
  tx: Database,
  { id, version, country, name, rate }: Saved<TaxInput>,
): Promise<boolean> {
  const row = { country, name, countryKey: countryKey(country), rate: toHundredths(rate) };
  return writeVersion(tx, taxRates, { id, version }, row);
}

export async function removeTax(tx: Database, id: string): Promise<void> {
  await tx.delete(taxRates).where(eq(taxRates.id, id));
}

type CodeRow = typeof discountCodes.$inferSelect;

/** A code without how often it was used. */
export type StoredCode = Omit<DiscountCode, 'uses'>;

/** The code of this name. */
export async function findCode(db: Database, typed: string): Promise<StoredCode | undefined> {
  const [row] = await db.select().from(discountCodes).where(isNamed(typed));
  return row && toCode(row);
}

/** The same, and nobody else counts its uses until the transaction ends. */
export async function lockCode(tx: Database, typed: string): Promise<StoredCode | undefined> {
  const [row] = await tx.select().from(discountCodes).where(isNamed(typed)).for('no key update');
  return row && toCode(row);
}

/** Whether there is any code that an admin has not ended. */
export async function hasCodes(db: Database): Promise<boolean> {
  const { id, hasEnded } = discountCodes;
  const rows = await db.select({ id }).from(discountCodes).where(eq(hasEnded, false)).limit(1);
  return rows.length > 0;
}

/** A checkout that has its order counts, and one that may still be paid. */
const isUse = inArray(checkoutSessions.status, ['open', 'completed']);

/**
 * How often a code was used. The open checkout of the customer who asks is left out: it is the one
 * that they go on with, or that another one of theirs replaces. A customer is an account or an
 * email, as a guest has nothing else to be known by.
 */
export async function countUses(
  tx: Database,
  codeId: string,
  { userId, email = '' }: { userId?: string; email?: string },
): Promise<CodeUses> {
  const hasEmail = email
    ? sql`lower(${checkoutSessions.email}) = ${toEmailKey(email)}`
    : sql`false`;
  const own = userId === undefined ? sql`false` : or(eq(checkoutSessions.userId, userId), hasEmail);
  const [row] = await tx
    .select({
      inAll: sql<number>`count(*)::int`,
      byCustomer: sql<number>`(count(*) filter (where ${own}))::int`,
    })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.codeId, codeId),
        isUse,
        userId === undefined
          ? undefined
          : or(ne(checkoutSessions.userId, userId), eq(checkoutSessions.status, 'completed')),
      ),
    );
  return row ?? { inAll: 0, byCustomer: 0 };
}

/** Every code with its uses, the newest first. */
export async function findCodes(db: Database): Promise<DiscountCode[]> {
  const rows = await db
    .select()
    .from(discountCodes)
    .orderBy(desc(discountCodes.createdAt), desc(discountCodes.id));
  const counted = await db
    .select({ id: checkoutSessions.codeId, uses: sql<number>`count(*)::int` })
    .from(checkoutSessions)
    .where(and(isNotNull(checkoutSessions.codeId), isUse))
    .groupBy(checkoutSessions.codeId);
  const uses = new Map(counted.map((row) => [row.id, row.uses]));
  return rows.map((row) => ({ ...toCode(row), uses: uses.get(row.id) ?? 0 }));
}

/**
 * Adds or changes a code: `writeVersion`. Its uses stay, and an ended one stays ended. SQLSTATE 23505
 * for a name in use.
 */
export async function writeCode(
  tx: Database,
  { id, version, kind, value, minimum, appliesTo = [], ...rest }: Saved<CodeInput>,
  createdAt: Date,
): Promise<boolean> {
  const row = {
    code: normalCode(rest.code),
    kind,
    value: kind === 'sum' ? toCents(value) : value,
    minimumCents: toCents(minimum),
    appliesTo: normalGroups(appliesTo),
    fromDay: rest.from ?? null,
    untilDay: rest.until ?? null,
    maxUses: rest.maxUses ?? null,
    maxUsesPerCustomer: rest.maxUsesPerCustomer ?? null,
    ...(version === undefined && { createdAt }),
  };
  return writeVersion(tx, discountCodes, { id, version }, row as typeof row & { createdAt: Date });
}

export async function endCodeRow(tx: Database, id: string): Promise<void> {
  const { hasEnded, version } = discountCodes;
  await tx
    .update(discountCodes)
    .set({ hasEnded: true, version: sql`${version} + 1` })
    .where(and(eq(discountCodes.id, id), eq(hasEnded, false)));
}

/**
 * Brings this version of an ended code back; does nothing if it is active. Returns false if it is
 * another ended version by now.
 */
export async function reactivateCodeRow(
  tx: Database,
  id: string,
  version: number,
): Promise<boolean> {
  const { id: codeId, hasEnded, version: current } = discountCodes;
  const written = await tx
    .update(discountCodes)
    .set({ hasEnded: false, version: sql`${current} + ${hasEnded}::int` })
    .where(and(eq(codeId, id), or(eq(hasEnded, false), eq(current, version))))
    .returning({ id: codeId });
  return written.length > 0;
}

function isNamed(typed: string) {
  return eq(discountCodes.code, normalCode(typed));
}

function toCode(row: CodeRow): StoredCode {
  const { id, code, kind, value, minimumCents, fromDay, untilDay, hasEnded } = row;
  const { version, appliesTo, maxUses, maxUsesPerCustomer } = row;
  return {
    ...{ id, version, code, kind, hasEnded },
    value: kind === 'sum' ? toDollars(value) : value,
    minimum: toDollars(minimumCents),
    ...(appliesTo.length > 0 && { appliesTo }),
    ...(fromDay !== null && { from: fromDay }),
    ...(untilDay !== null && { until: untilDay }),
    ...(maxUses !== null && { maxUses }),
    ...(maxUsesPerCustomer !== null && { maxUsesPerCustomer }),
  };
}
