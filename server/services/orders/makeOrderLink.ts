import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { inTransaction } from '../../db/transaction.ts';
import { later } from '../../lib/days.ts';
import { addOrderLink, removeExpiredOrderLinks } from '../../repositories/orderLinks.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Milliseconds that a link works: as long as somebody may ask about a delivery or send it back. */
export const orderLinkLife = 180 * msPerDay;

/** A link for a mail to the order's customer; those of earlier mails go on working. */
export async function makeOrderLink(
  { db, now, publicUrl }: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  orderId: string,
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    await removeExpiredOrderLinks(tx, now());
    const expiresAt = later(now(), orderLinkLife);
    await addOrderLink(tx, { tokenHash: hashToken(token), orderId, expiresAt });
  });
  return `${publicUrl}${paths.linkedOrder}?token=${token}`;
}
