import { asc, eq } from 'drizzle-orm';
import { favourites, sessions } from '../db/accountSchema.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { ratings } from '../db/orderSchema.ts';
import { findRequestsOf } from './reviewRequests.ts';
import { findReviewsOf } from './reviews.ts';
import { findAlertsOf } from './stockAlerts.ts';

/** The rows about a customer that no page of theirs shows whole, the oldest first. */
export async function findOwnRows(db: Database, userId: string) {
  return {
    checkouts: await db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.userId, userId))
      .orderBy(asc(checkoutSessions.createdAt)),
    ratings: await db
      .select()
      .from(ratings)
      .where(eq(ratings.userId, userId))
      .orderBy(asc(ratings.ratedAt)),
    reviews: await findReviewsOf(db, userId),
    favourites: await db
      .select()
      .from(favourites)
      .where(eq(favourites.userId, userId))
      .orderBy(asc(favourites.createdAt)),
    stockAlerts: await findAlertsOf(db, userId),
    reviewRequests: await findRequestsOf(db, userId),
    sessions: await db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
  };
}
