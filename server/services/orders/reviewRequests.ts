import { mailPicturePath } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { inTransaction } from '../../db/transaction.ts';
import { earlier } from '../../lib/days.ts';
import type { Mail } from '../../mail/mail.ts';
import { createQueueOnce } from '../../mail/queueOnce.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  type AskedPeriod,
  endRequestsByToken,
  findCustomersToAsk,
  findLinesToAsk,
  releaseRequests,
  removeOldRequests,
  setRequestsSent,
} from '../../repositories/reviewRequests.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { hashToken, isToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Days in which the mail may still go when it could not in time; later nobody is asked. */
const daysToAsk = 7;

type AskContext = Pick<Context, 'db' | 'now' | 'mailer' | 'shop' | 'publicUrl' | 'reviewMailDays'>;

const queue = createQueueOnce();

/**
 * Asks customers, some days after a delivery, how they like what they kept and have not rated: once,
 * in one mail for all orders that are due. Guests can't rate, and are not asked. A mail that was not
 * delivered waits again.
 */
export async function askForReviews(context: AskContext, limit: number): Promise<void> {
  const { db, mailer, now, reviewMailDays: days } = context;
  if (days === 0) return;
  const ago = (count: number) => earlier(now(), count * msPerDay);
  const period = { after: ago(days + daysToAsk), until: ago(days) };
  await removeOldRequests(db, period.after);
  for (const userId of await findCustomersToAsk(db, period, limit)) {
    const token = newToken();
    queue(
      mailer,
      userId,
      () => writeMail(context, period, userId, token),
      () => releaseRequests(db, hashToken(token)),
    );
  }
}

/** No emails of this kind any more for the reader of an emailed link. */
export async function endReviewRequests({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  if (isToken(token)) await endRequestsByToken(db, hashToken(token));
}

/** Claims all that the customer can be asked about; undefined when another server was quicker. */
async function writeMail(
  context: AskContext,
  period: AskedPeriod,
  userId: string,
  token: string,
): Promise<Mail | undefined> {
  const { db, now } = context;
  const lines = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const found = await findLinesToAsk(tx, period, userId);
    const orderIds = [...new Set(found.map(({ orderId }) => orderId))];
    await setRequestsSent(tx, orderIds, { sentAt: now(), tokenHash: hashToken(token) });
    return found;
  });
  return lines[0] && reviewMail(lines[0].email, lines, token, context);
}

type AskedLine = Awaited<ReturnType<typeof findLinesToAsk>>[number];

function reviewMail(
  to: string,
  lines: AskedLine[],
  token: string,
  { shop, publicUrl }: AskContext,
): Mail {
  const bought = [...new Map(lines.map((line) => [line.productId + line.size, line])).values()];
  const names = new Set(bought.map(({ name }) => name));
  const [first = ''] = names;
  const question = names.size === 1 ? `How does ${first} fit?` : 'How does it all fit?';
  return renderMail(to, question, {
    shop,
    publicUrl,
    preview: 'A few words help others to find their size.',
    headline: question,
    paragraphs: [
      'Your order arrived some time ago. What you say of it, and how it fits, helps others to find their size.',
      'We ask this once.',
    ],
    button: { label: 'Rate what you bought', url: publicUrl + paths.myRatings },
    bill: {
      title: 'What you bought',
      lines: bought.map(({ productId, name, picture, size }) => ({
        ...{ name, detail: `Size ${size}` },
        ...(picture && { picture: publicUrl + mailPicturePath(productId, picture) }),
      })),
    },
    reason: `You get this email because you ordered at ${shop.name}.`,
    unsubscribe: {
      label: 'Stop asking for reviews',
      url: `${publicUrl}${paths.stopAlerts}?about=reviews&token=${token}`,
    },
  });
}
