import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { inTransaction } from '../../db/database.ts';
import { toEmailKey } from '../../lib/ids.ts';
import { forStaff, inLanguageOf, pagesUrl } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { addPasswordReset, removeExpiredPasswordResets } from '../../repositories/credentials.ts';
import { findUser, type StoredUser } from '../../repositories/users.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Lifetime of a link. */
const usualMinutes = 30;
export const worksOnce = () =>
  i18n.t('The link works once, within {minutes} minutes.', { minutes: usualMinutes });

export function worksOnceIfAsked(): string {
  return i18n.t(
    'The link works once, within {minutes} minutes. If it was not you who asked, there is nothing to do.',
    { minutes: usualMinutes },
  );
}

/** In the language in use. */
export function choosePasswordMail(
  context: Context,
  to: string,
  {
    subject,
    url,
    ...text
  }: Record<'subject' | 'preview' | 'url' | 'reason', string> & {
    paragraphs: string[];
  },
): Mail {
  const title = i18n.t('Choose a password');
  return renderMail(to, subject, {
    shop: context.shop,
    publicUrl: pagesUrl(context),
    headline: title,
    button: { label: title, url },
    ...text,
  });
}

/** Lifetime of a link that nobody asked for. */
const minutesUnasked = 7 * 24 * 60;

/** Mail for an imported customer with a link to choose a password; undefined if they have one. */
export async function writeFormerCustomerMail(
  context: Context,
  userId: string,
): Promise<Mail | undefined> {
  const user = await findUser(context.db, userId);
  if (!user?.email || user.passwordHash !== '') return undefined;
  const { name: shop } = context.shop;
  const url = await makePasswordLink(context, user, {
    account: 'new',
    minutes: minutesUnasked,
  });
  return inLanguageOf(user, context, () =>
    choosePasswordMail(context, user.email, {
      subject: i18n.t('Your account at {shop}', { shop }),
      preview: i18n.t('Choose a password to see your orders.'),
      paragraphs: [
        i18n.t(
          '{shop} has a new shop. Your account has moved there, with your earlier orders, but without your password.',
          { shop },
        ),
        i18n.t(
          'The link works once, within 7 days. Later, “Forgot your password?” on the login page sends another one.',
        ),
        i18n.t('If you don’t want the account, there is nothing to do.'),
      ],
      url,
      reason: i18n.t('You get this mail because you had an account at {shop} before.', { shop }),
    }),
  );
}

/** Emails staff a link to choose a password, which works for a week. */
export function mailInvitation(context: Context, userId: string): void {
  context.mailer.send(async () => {
    const user = await findUser(context.db, userId);
    if (user?.role !== 'admin') return undefined;
    const { name: shop } = context.shop;
    const invited = { ...user, language: null };
    const url = await makePasswordLink(context, invited, {
      account: 'staff',
      minutes: minutesUnasked,
    });
    return forStaff(context, () =>
      choosePasswordMail(context, user.email, {
        subject: i18n.t('Work with us at {shop}', { shop }),
        preview: i18n.t('Choose a password to begin.'),
        paragraphs: [
          i18n.t('An owner of {shop} has invited you to its admin area, as {role}.', {
            shop,
            role: user.staffRole,
          }),
          i18n.t(
            'Choose a password, then log in with this email. If you had an account here, its old password no longer works.',
          ),
          i18n.t('The link works once, within 7 days. If you don’t expect it, ignore this email.'),
        ],
        url,
        reason: i18n.t('You get this mail because an owner of {shop} entered your email.', {
          shop,
        }),
      }),
    );
  });
}

/**
 * @param user `email` is the one that the link is mailed to
 * @param account the page's words for a first password: `new` mentions orders, `staff` the admin area
 */
export async function makePasswordLink(
  context: Context,
  {
    id: userId,
    email,
    language = null,
  }: Pick<StoredUser, 'id' | 'email'> & { language?: string | null | undefined },
  { account, minutes = usualMinutes }: { account?: 'new' | 'staff'; minutes?: number } = {},
): Promise<string> {
  const { db, now } = context;
  const token = newToken();
  await inTransaction(db, async (tx) => {
    const time = now();
    const expiresAt = addMs(time, minutes * 60_000);
    await removeExpiredPasswordResets(tx, time);
    const emailKey = toEmailKey(email);
    await addPasswordReset(tx, { tokenHash: hashToken(token), userId, emailKey, expiresAt });
  });
  const pages = pagesUrl(context, language);
  return `${pages}${paths.resetPassword}?token=${token}${account ? `&account=${account}` : ''}`;
}
