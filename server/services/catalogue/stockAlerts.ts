import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { earlier } from '../../lib/days.ts';
import { toEmailKey } from '../../lib/emailKey.ts';
import { isUuid } from '../../lib/ids.ts';
import { createQueueOnce } from '../../mail/queueOnce.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  claimStockAlert,
  countStockAlerts,
  findDueAlerts,
  findFreeUnits,
  insertStockAlert,
  releaseStockAlert,
  removeAlertsByToken,
  removeOldAlerts,
  type StockAlert,
} from '../../repositories/stockAlerts.ts';
import { hashToken, isToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Milliseconds after which nobody expects the mail any more. */
const waitingLife = 180 * msPerDay;

/** How long the link of a mail that was sent works. */
const sentLife = 30 * msPerDay;

/** Sizes that one email may wait for: enough for anybody, and no flood for an address whose owner never asked. */
export const maxPerEmail = 20;

/**
 * Writes down that somebody is to be told when a size is back. Whether they wait already, or for as
 * many sizes as one may, is not said: anybody could ask it of any email.
 * @throws NotFound when the shop has no such size
 * @throws Conflict when the size can be had now
 */
export async function addStockAlert(
  { db, now }: Pick<Context, 'db' | 'now'>,
  asked: { productId: string; size: string; email: string; userId: string | undefined },
): Promise<void> {
  const free = isUuid(asked.productId) ? await findFreeUnits(db, asked) : undefined;
  if (free === undefined) throw new NotFound(messages.noSuchSize);
  if (free > 0) throw new Conflict(messages.isBack(asked.size));
  const emailKey = toEmailKey(asked.email);
  if ((await countStockAlerts(db, emailKey)) >= maxPerEmail) return;
  await insertStockAlert(db, { ...asked, id: v7(), emailKey, createdAt: now() });
}

/** Ends everything that the reader of an emailed link waits for; an expired link ends nothing. */
export async function endStockAlerts({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  if (isToken(token)) await removeAlertsByToken(db, hashToken(token));
}

/** Forgets alerts that waited, or were sent, too long ago. */
export async function forgetOldAlerts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeOldAlerts(db, {
    askedBefore: earlier(now(), waitingLife),
    sentBefore: earlier(now(), sentLife),
  });
}

type AlertContext = Pick<Context, 'db' | 'now' | 'mailer' | 'shop' | 'publicUrl'>;

const queue = createQueueOnce();

/**
 * Mails everyone who waits for a size that has free units again. Each mail is claimed before it is
 * sent, so that several servers send it once; one that was not delivered waits again.
 */
export async function sendStockAlerts(context: AlertContext, limit: number): Promise<void> {
  const { db, mailer, now } = context;
  for (const alert of await findDueAlerts(db, limit)) {
    queue(
      mailer,
      alert.id,
      async () => {
        const token = newToken();
        const isOurs = await claimStockAlert(db, alert.id, {
          tokenHash: hashToken(token),
          now: now(),
        });
        return isOurs ? stockAlertMail(alert, token, context) : undefined;
      },
      () => releaseStockAlert(db, alert),
    );
  }
}

/** Says that a size is back in stock, and how to unsubscribe. */
function stockAlertMail(
  { productId, name, size, email }: StockAlert & { name: string },
  token: string,
  { shop, publicUrl }: AlertContext,
) {
  return renderMail(email, `${name} is back in size ${size}`, {
    shop,
    publicUrl,
    preview: `Size ${size} can be ordered again.`,
    headline: `${name} is back`,
    paragraphs: [
      `Size ${size} can be ordered again. There may be few, and we can’t hold one for you.`,
      'This is the one email you asked for: we don’t write again about this size.',
    ],
    button: { label: 'See it in the shop', url: publicUrl + paths.product(productId) },
    reason: `You get this email because someone, hopefully you, asked ${shop.name} for it.`,
    unsubscribe: {
      label: 'Stop all of these',
      url: `${publicUrl}${paths.stopAlerts}?token=${token}`,
    },
  });
}
