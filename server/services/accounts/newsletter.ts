import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { newsletterText } from '../../../contract/rules/newsletter.ts';
import type { NewsletterReader, NewsletterState } from '../../../contract/schemas/newsletter.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, NotLoggedIn } from '../../errors.ts';
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
  const { db, now, shop, publicUrl, mailer } = context;
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
  mailer.send(async () =>
    renderMail(email, 'Confirm the newsletter', {
      shop,
      publicUrl,
      preview: 'One more step, and you get our newsletter.',
      headline: 'Confirm the newsletter',
      paragraphs: [
        'Someone, hopefully you, agreed to this with your email:',
        text,
        `Without a confirmation within ${days} days you get no newsletter. If it was not you, there is nothing to do.`,
      ],
      button: {
        label: 'Confirm',
        url: `${publicUrl}${paths.newsletter}?token=${token}`,
      },
      reason: `You get this mail because you have an account at ${shop.name}.`,
      unsubscribe: { label: 'Stop newsletters', url: stopUrl(context, stopToken) },
    }),
  );
  return messages.newsletterAsked;
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

/** Everyone who confirmed, the oldest first. */
export async function listReaders(context: Context): Promise<NewsletterReader[]> {
  const readers = await findReaders(context.db);
  return readers.map(({ confirmedAt, stopToken, ...reader }) => ({
    ...reader,
    confirmedAt: confirmedAt?.toISOString() ?? '',
    stopUrl: stopUrl(context, stopToken),
  }));
}

function stopUrl({ publicUrl }: Context, token: string): string {
  return `${publicUrl}${paths.stopAlerts}?about=newsletters&token=${token}`;
}
