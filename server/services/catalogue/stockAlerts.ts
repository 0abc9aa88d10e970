import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { isUuid, toEmailKey } from '../../lib/ids.ts';
import { inLanguageOf, pagesUrl, spokenLanguage } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  claimStockAlert,
  countStockAlerts,
  findAvailableUnits,
  findDueAlerts,
  insertStockAlert,
  releaseStockAlert,
  removeAlertsByToken,
  removeOldAlerts,
  type StockAlert,
} from '../../repositories/stock.ts';
import { hashToken, isToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';
import { furtherLanguage, inOwnWords } from '../selling/ownWords.ts';

/** Milliseconds after which an alert expires. */
const waitingLife = 180 * msPerDay;

/** Lifetime of the link in a sent email. */
const sentLife = 30 * msPerDay;

/** Maximum of alerts for one email, which may be somebody else's. */
export const maxPerEmail = 20;

/**
 * Adds an alert for a size. The reply does not reveal whether the email has this alert already, or
 * too many: anybody could ask.
 * @throws NotFound when the shop has no such size
 * @throws Conflict when the size is available
 */
export async function addStockAlert(
  { db, now }: Context,
  asked: { productId: string; size: string; email: string; userId: string | undefined },
) {
  const free = isUuid(asked.productId) ? await findAvailableUnits(db, asked) : undefined;
  if (free === undefined) throw new NotFound(messages.noSuchSize);
  if (free > 0) throw new Conflict(messages.isBack(asked.size));
  const emailKey = toEmailKey(asked.email);
  if ((await countStockAlerts(db, emailKey)) >= maxPerEmail) return;
  const language = spokenLanguage();
  await insertStockAlert(db, { ...asked, id: v7(), emailKey, language, createdAt: now() });
}

/** Deletes all alerts of the emailed link's reader; an expired link has no effect. */
export async function endStockAlerts({ db }: Context, token: string) {
  if (isToken(token)) await removeAlertsByToken(db, hashToken(token));
}

export async function removePastAlerts({ db, now }: Context) {
  await removeOldAlerts(db, {
    askedBefore: addMs(now(), -waitingLife),
    sentBefore: addMs(now(), -sentLife),
  });
}

/**
 * Emails everyone who waits for an available size. Each alert is claimed before its email is sent,
 * so that several servers send it once; an undelivered one waits again, unless it is permanently
 * refused.
 */
export async function sendStockAlerts(context: Context, limit: number) {
  const { db, mailer, now } = context;
  for (const alert of await findDueAlerts(db, limit)) {
    mailer.send(
      async () => {
        const token = newToken();
        const isOurs = await claimStockAlert(db, alert.id, {
          tokenHash: hashToken(token),
          now: now(),
        });
        if (!isOurs) return undefined;
        const language = furtherLanguage(context, alert.language);
        const [product = alert.product] = await inOwnWords(context, [alert.product], language);
        const named = { ...alert, name: nameInColour(product) };
        return inLanguageOf(alert, context, () => stockAlertMail(named, token, context));
      },
      async (_, isFinal) => {
        if (!isFinal) await releaseStockAlert(db, alert);
      },
      alert.id,
    );
  }
}

/** Email about a size that is back in stock, with an unsubscribe link. */
function stockAlertMail(
  { productId, name, size, email }: StockAlert & { name: string },
  token: string,
  context: Context,
) {
  const { shop } = context;
  const publicUrl = pagesUrl(context);
  const headline = i18n.t('{product} is back', { product: name });
  const subject = isOneSize(size)
    ? headline
    : i18n.t('{product} is back in size {size}', { product: name, size });
  return renderMail(email, subject, {
    shop,
    publicUrl,
    preview: isOneSize(size)
      ? i18n.t('It can be ordered again.')
      : i18n.t('Size {size} can be ordered again.', { size }),
    headline,
    paragraphs: [
      isOneSize(size)
        ? i18n.t('It can be ordered again. There may be few, and we can’t hold one for you.')
        : i18n.t(
            'Size {size} can be ordered again. There may be few, and we can’t hold one for you.',
            { size },
          ),
      i18n.t('This is the one email you asked for: we don’t write again about this size.'),
    ],
    button: { label: i18n.t('See it in the shop'), url: publicUrl + paths.product(productId) },
    reason: i18n.t('You get this email because someone, hopefully you, asked {shop} for it.', {
      shop: shop.name,
    }),
    unsubscribe: {
      label: i18n.t('Stop all of these'),
      url: `${publicUrl}${paths.stopAlerts}?token=${token}`,
    },
  });
}
