import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { newsletterText } from '../../../contract/rules/newsletter.ts';
import type { NewsletterReader, NewsletterState } from '../../../contract/schemas/newsletter.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, NotLoggedIn } from '../../errors.ts';
import { inLanguageOf, pagesUrl, spokenLanguage } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  confirmConsent,
  findConsent,
  findReaders,
  removeConsentByStopToken,
  removeConsentOf,
  removeUnconfirmedConsents,
  writeConsent,
} from '../../repositories/newsletter.ts';
import { lockUser } from '../../repositories/users.ts';
import { hashToken, isToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Lifetime of the link to confirm. */
const days = 7;

export async function newsletterStateOf(db: Database, userId: string): Promise<NewsletterState> {
  const consent = await findConsent(db, userId);
  if (!consent) return 'none';
  return consent.confirmedAt ? 'confirmed' : 'asked';
}

/**
 * Keeps the consent and emails a link that confirms it. A confirmed one stays as it is.
 * @returns the message for the customer
 */
export async function askForNewsletter(context: Context, userId: string, language: string) {
  const { db, now, shop, mailer } = context;
  const [token, stopToken] = [newToken(), newToken()];
  const text = newsletterText(shop.name);
  const email = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new NotLoggedIn();
    if ((await findConsent(tx, userId))?.confirmedAt) return undefined;
    const { emailKey } = user;
    const given = { text, language, givenAt: now() };
    await writeConsent(tx, { userId, emailKey, ...given, tokenHash: hashToken(token), stopToken });
    return user.email;
  });
  if (email === undefined) return messages.newsletterConfirmed;
  const reader = { language: spokenLanguage() };
  mailer.send(async () =>
    inLanguageOf(reader, context, () =>
      confirmationMail(context, { email, text, token, stopToken }),
    ),
  );
  return messages.newsletterAsked;
}

function confirmationMail(
  context: Context,
  asked: { email: string; text: string; token: string; stopToken: string },
) {
  const { shop } = context;
  const publicUrl = pagesUrl(context);
  const title = i18n.t('Confirm the newsletter');
  return renderMail(asked.email, title, {
    shop,
    publicUrl,
    preview: i18n.t('One more step, and you get our newsletter.'),
    headline: title,
    paragraphs: [
      i18n.t('Someone, hopefully you, agreed to this with your email:'),
      asked.text,
      i18n.t(
        'Without a confirmation within {days} days you get no newsletter. If it was not you, there is nothing to do.',
        { days },
      ),
    ],
    button: {
      label: i18n.t('Confirm'),
      url: `${publicUrl}${paths.newsletter}?token=${asked.token}`,
    },
    reason: i18n.t('You get this mail because you have an account at {shop}.', { shop: shop.name }),
    unsubscribe: {
      label: i18n.t('Stop newsletters'),
      url: stopUrl({ publicUrl }, asked.stopToken),
    },
  });
}

export async function endNewsletter({ db }: Context, userId: string) {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    await removeConsentOf(tx, userId);
  });
  return messages.newsletterEnded;
}

/** Ends the newsletter of a link's reader; another link has no effect. */
export async function endNewsletterByLink({ db }: Context, token: string) {
  if (isToken(token)) await removeConsentByStopToken(db, token);
}

/** @throws BadInput for a link that is no longer valid */
export async function confirmNewsletter({ db, now }: Context, token: string) {
  const since = addMs(now(), -days * msPerDay);
  const isDone = isToken(token) && (await confirmConsent(db, hashToken(token), now(), since));
  if (!isDone) throw new BadInput(messages.newsletterLinkExpired, 'token');
}

/** Removes consents whose link is no longer valid. */
export async function removePastConsents({ db, now }: Context) {
  await removeUnconfirmedConsents(db, addMs(now(), -days * msPerDay));
}

/** Everyone who confirmed, oldest first. */
export async function listReaders(context: Context): Promise<NewsletterReader[]> {
  const readers = await findReaders(context.db);
  return readers.map(({ confirmedAt, stopToken, ...reader }) => ({
    ...reader,
    confirmedAt: confirmedAt?.toISOString() ?? '',
    stopUrl: stopUrl(context, stopToken),
  }));
}

function stopUrl({ publicUrl }: Pick<Context, 'publicUrl'>, token: string): string {
  return `${publicUrl}${paths.stopAlerts}?about=newsletters&token=${token}`;
}
