import { limits } from '../../../contract/limits.ts';
import { lastDays } from '../../../contract/rules/days.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import type { ShopSummary } from '../../../contract/schemas/summary.ts';
import { startOfDay } from '../../lib/days.ts';
import {
  findBestSellers,
  findLowSizes,
  findToShip,
  sumAbandoned,
  sumByDay,
  sumRefunded,
} from '../../repositories/summary.ts';
import type { Context } from '../context.ts';

/** How the shop did in the last `days` days, today (UTC) included, and what is to be done now. */
export async function readSummary(
  { db, now }: Pick<Context, 'db' | 'now'>,
  days: number = limits.summaryDays.usual,
): Promise<ShopSummary> {
  const period = lastDays(now(), days);
  const from = startOfDay('days', period[0] ?? '');
  const [byDay, toShip, bestSellers, lowSizes, refunded, abandoned] = await Promise.all([
    sumByDay(db, from),
    findToShip(db, limits.summaryRows.toShip),
    findBestSellers(db, from, limits.summaryRows.bestSellers),
    findLowSizes(db, limits.summaryRows.lowSizes),
    sumRefunded(db, from),
    sumAbandoned(db, from),
  ]);
  const ofDay = new Map(byDay.map((row) => [row.day, row]));
  return {
    revenue: period.map((day) => {
      const { orders = 0, cents = 0 } = ofDay.get(day) ?? {};
      return { day, orders, total: toDollars(cents) };
    }),
    toShip: {
      count: toShip[0]?.all ?? 0,
      oldest: toShip.map(({ id, createdAt, email, fullName, totalCents }) => ({
        _id: id,
        createdAt: createdAt.toISOString(),
        email,
        fullName,
        total: toDollars(totalCents),
      })),
    },
    bestSellers: bestSellers.map(({ cents, ...product }) => ({
      ...withColour(product),
      total: toDollars(cents),
    })),
    lowSizes: lowSizes.map(withColour),
    refunded: { count: refunded.count, total: toDollars(refunded.cents) },
    abandoned: { count: abandoned.count, total: toDollars(abandoned.cents) },
  };
}

function withColour<P extends { colour: string | null }>({ colour, ...product }: P) {
  return { ...product, ...(colour && { colour }) };
}
