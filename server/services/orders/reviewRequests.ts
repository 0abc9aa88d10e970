import { i18n } from '../../../contract/i18n.ts';
import { mailPicturePath } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { sizeAnd } from '../../../contract/rules/sizeTexts.ts';
import { inTransaction } from '../../db/database.ts';
import { inLanguageOf, pagesUrl } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  type AskedPeriod,
  endRequestsByToken,
  findReviewableLines,
  findReviewRecipients,
  releaseRequests,
  removeOldRequests,
  setRequestsSent,
} from '../../repositories/mails.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { hashToken, isToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Days by which the email may be late; later it is not sent at all. */
const daysToAsk = 7;

/**
 * Requests reviews, some days after a delivery, of items that the customer kept and has not rated:
 * once, in one email for all due orders. Guests cannot rate. An undelivered email waits again,
 * unless it is permanently refused.
 */
export async function requestReviews(context: Context, limit: number) {
  const { db, mailer, now, reviewMailDays: days } = context;
  if (days === 0) return;
  const ago = (count: number) => addMs(now(), -count * msPerDay);
  const period = { after: ago(days + daysToAsk), until: ago(days) };
  await removeOldRequests(db, period.after);
  for (const userId of await findReviewRecipients(db, period, limit)) {
    const token = newToken();
    mailer.send(
      () => writeMail(context, period, userId, token),
      async (_, isFinal) => {
        if (!isFinal) await releaseRequests(db, hashToken(token));
      },
      userId,
    );
  }
}

/** Unsubscribes the reader of an emailed link from these emails. */
export async function endReviewRequests({ db }: Context, token: string) {
  if (isToken(token)) await endRequestsByToken(db, hashToken(token));
}

/** Claims all of the customer's due orders; undefined if another server did. */
async function writeMail(context: Context, period: AskedPeriod, userId: string, token: string) {
  const { db, now } = context;
  const lines = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const found = await findReviewableLines(tx, period, userId);
    const orderIds = [...new Set(found.map(({ orderId }) => orderId))];
    await setRequestsSent(tx, orderIds, { sentAt: now(), tokenHash: hashToken(token) });
    return found;
  });
  const [first] = lines;
  if (!first) return undefined;
  return inLanguageOf(first, context, () => reviewMail(first.email, lines, token, context));
}

type AskedLine = Awaited<ReturnType<typeof findReviewableLines>>[number];

function reviewMail(to: string, lines: AskedLine[], token: string, context: Context): Mail {
  const { shop, publicUrl } = context;
  const pages = pagesUrl(context);
  const bought = [...new Map(lines.map((line) => [line.productId + line.size, line])).values()];
  const names = new Set(bought.map(({ name }) => name));
  const [first = ''] = names;
  const question =
    names.size === 1
      ? i18n.t('How does {product} fit?', { product: first })
      : i18n.t('How does it all fit?');
  return renderMail(to, question, {
    shop,
    publicUrl: pages,
    preview: i18n.t('A few words help others to find their size.'),
    headline: question,
    paragraphs: [
      i18n.t(
        'Your order arrived some time ago. What you say of it, and how it fits, helps others to find their size.',
      ),
      i18n.t('We ask this once.'),
    ],
    button: { label: i18n.t('Rate what you bought'), url: pages + paths.myRatings },
    bill: {
      title: i18n.t('What you bought'),
      lines: bought.map(({ productId, name, picture, size }) => ({
        ...{ name, detail: sizeAnd(size) },
        ...(picture && { picture: publicUrl + mailPicturePath(productId, picture) }),
      })),
    },
    reason: i18n.t('You get this email because you ordered at {shop}.', { shop: shop.name }),
    unsubscribe: {
      label: i18n.t('Stop asking for reviews'),
      url: `${pages}${paths.stopAlerts}?about=reviews&token=${token}`,
    },
  });
}
