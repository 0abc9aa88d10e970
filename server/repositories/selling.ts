import { and, asc, desc, eq, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm';
import { countryKey } from '../../contract/rules/countries.ts';
import { fromMain, priceFromMain } from '../../contract/rules/currencies.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import { type CodeUses, normalCode } from '../../contract/rules/pricing.ts';
import { normalGroups } from '../../contract/rules/productGroups.ts';
import { toThousandths } from '../../contract/rules/taxes.ts';
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
import { orders } from '../db/orderSchema.ts';
import { deliveryMethods, discountCodes, taxRates } from '../db/shopSchema.ts';
import { emailKeys } from '../lib/ids.ts';
import { isRefunded } from './adminOrders.ts';
import { isKeptInExchange, isPaidBack } from './exchanges.ts';
import { writeVersion } from './writeVersion.ts';

/** A setting with its id; `version` is the one to change, undefined for a new setting. */
type Saved<Input> = Input & { id: string };

/** The delivery methods, cheapest first. */
export async function findDelivery(db: Database): Promise<DeliverySetting[]> {
  const { priceCents: price, name, id } = deliveryMethods;
  const rows = await db.select().from(deliveryMethods).orderBy(asc(price), asc(name), asc(id));
  return rows.map(({ priceCents, freeFromCents, ...row }) => ({
    ...row,
    price: toDollars(priceFromMain(priceCents)),
    ...(freeFromCents !== null && { freeFrom: toDollars(fromMain(freeFromCents)) }),
  }));
}

/** Adds or changes a method: `writeVersion`. */
export async function writeDelivery(
  tx: Database,
  { id, version, price, freeFrom, ...rest }: Saved<DeliveryInput>,
) {
  const row = {
    ...rest,
    priceCents: toCents(price),
    freeFromCents: freeFrom === undefined ? null : toCents(freeFrom),
  };
  return writeVersion(tx, deliveryMethods, { id, version }, row);
}

export async function removeDelivery(tx: Database, id: string) {
  await tx.delete(deliveryMethods).where(eq(deliveryMethods.id, id));
}

/** The tax rates, by the names of their countries, and those of regions last. */
export async function findTaxes(db: Database): Promise<TaxSetting[]> {
  const { countryKey: key, regions: of, rate: percent, id } = taxRates;
  const rows = await db.select().from(taxRates).orderBy(asc(key), asc(of), desc(percent), asc(id));
  return rows.map(({ countryKey: _, rate, regions, appliesTo, upToCents, ...row }) => {
    const { onTop, inAddition, splitsPrice, exceptDelivery, ...rest } = row;
    return {
      ...{ ...rest, rate: Math.round(rate * 10) / 1000 },
      ...(regions.length > 0 && { regions }),
      ...(appliesTo.length > 0 && { appliesTo }),
      ...(onTop && { onTop }),
      ...(inAddition && { inAddition }),
      ...(upToCents !== null && { upTo: toDollars(fromMain(upToCents)) }),
      ...(splitsPrice && { splitsPrice }),
      ...(exceptDelivery && { exceptDelivery }),
    };
  });
}

/** Lets one transaction at a time write rates, which must not overlap. */
export async function lockTaxes(tx: Database) {
  await tx.execute(sql`lock table ${taxRates} in share row exclusive mode`);
}

/** Adds or changes a rate: `writeVersion`. */
export async function writeTax(tx: Database, { id, version, ...input }: Saved<TaxInput>) {
  const { country, name, rate, regions = [], appliesTo = [], upTo, ...flags } = input;
  const { onTop = false, inAddition = false, splitsPrice = false, exceptDelivery = false } = flags;
  const row = {
    ...{ country, name, countryKey: countryKey(country), rate: toThousandths(rate) / 10 },
    ...{ regions: [...regions].sort(), appliesTo: normalGroups(appliesTo) },
    ...{ onTop, inAddition, splitsPrice, exceptDelivery },
    upToCents: upTo === undefined ? null : toCents(upTo),
  };
  return writeVersion(tx, taxRates, { id, version }, row);
}

export async function removeTax(tx: Database, id: string) {
  await tx.delete(taxRates).where(eq(taxRates.id, id));
}

type CodeRow = typeof discountCodes.$inferSelect;

export type StoredCode = Omit<DiscountCode, 'uses'>;

export async function findCode(db: Database, typed: string) {
  const [row] = await db.select().from(discountCodes).where(isNamed(typed));
  return row && toCode(row);
}

/** Same as `findCode`, and locks the code's uses until the transaction ends. */
export async function lockCode(tx: Database, typed: string) {
  const [row] = await tx.select().from(discountCodes).where(isNamed(typed)).for('no key update');
  return row && toCode(row);
}

/** Returns true if any code is active. */
export async function hasCodes(db: Database) {
  return (await db.$count(discountCodes, eq(discountCodes.hasEnded, false))) > 0;
}

/**
 * A code's use is restored when its order is cancelled or fully refunded, with the orders of its
 * exchanges.
 */
const isGivenBack = sql`exists (
  select 1 from ${orders}
  where ${orders.sessionId} = ${checkoutSessions.id} and (
    ${orders.deliveryStatus} = 'cancelled'
    or (${isRefunded} or ${isPaidBack}) and not ${isKeptInExchange}
  )
)`;

/** Counts checkouts that can still be paid, and those whose order has kept its goods. */
const isUse = and(inArray(checkoutSessions.status, ['open', 'completed']), not(isGivenBack));

/**
 * Counts the uses of a code, without the caller's own open checkout, which they continue or
 * replace. A customer is an account or an email, because a guest has no other identity.
 */
export async function countUses(
  tx: Database,
  codeId: string,
  { userId, email = '' }: { userId?: string; email?: string },
): Promise<CodeUses> {
  const hasEmail = email
    ? inArray(sql`lower(${checkoutSessions.email})`, emailKeys(email))
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

/** Every code with its uses, newest first. */
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
 * Adds or changes a code: `writeVersion`. An ended one stays ended. SQLSTATE 23505 for a used name.
 */
export async function writeCode(
  tx: Database,
  { id, version, kind, value, minimum, appliesTo = [], ...rest }: Saved<CodeInput>,
  createdAt: Date,
) {
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

export async function endCode(tx: Database, id: string) {
  const { hasEnded, version } = discountCodes;
  await tx
    .update(discountCodes)
    .set({ hasEnded: true, version: sql`${version} + 1` })
    .where(and(eq(discountCodes.id, id), eq(hasEnded, false)));
}

/** Reactivates this version of a code, if it has ended; returns false if the version is another. */
export async function reactivateCodeRow(tx: Database, id: string, version: number) {
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
    value: kind === 'sum' ? toDollars(fromMain(value)) : value,
    minimum: toDollars(fromMain(minimumCents)),
    ...(appliesTo.length > 0 && { appliesTo }),
    ...(fromDay !== null && { from: fromDay }),
    ...(untilDay !== null && { until: untilDay }),
    ...(maxUses !== null && { maxUses }),
    ...(maxUsesPerCustomer !== null && { maxUsesPerCustomer }),
  };
}
