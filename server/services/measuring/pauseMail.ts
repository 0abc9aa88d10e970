import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import type { MeasuringTarget } from '../../../contract/rules/measuring.ts';
import { forStaff } from '../../lib/languages.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { changePauseNotices, claimPauseNotices } from '../../repositories/measuringPauses.ts';
import type { Context } from '../context.ts';

const names: Record<MeasuringTarget, string> = { ga4: 'Google Analytics', meta: 'Meta' };

/** Mails the owner about services that refuse their secret. */
export async function mailPauses(context: Context) {
  const { db, mailer, shop } = context;
  const targets = await claimPauseNotices(db);
  if (targets.length > 0) await shop.refresh();
  for (const target of targets) {
    mailer.send(
      async () => forStaff(context, () => pauseMail(context, names[target])),
      async (_, isFinal) => {
        if (!isFinal) await changePauseNotices(db, [target]);
      },
      `pause of ${target}`,
    );
  }
}

function pauseMail({ shop, publicUrl }: Context, service: string): Mail {
  return renderMail(shop.email, i18n.t('{service} refuses the access token', { service }), {
    shop: { name: shop.name, email: '' },
    publicUrl,
    preview: i18n.t('Nothing is sent there now.'),
    headline: i18n.t('Measuring is paused'),
    paragraphs: [
      i18n.t(
        'The access token for {service} has expired or was withdrawn. Events wait for up to three days: enter a new token to send them.',
        { service },
      ),
    ],
    button: { label: i18n.t('Open measuring'), url: publicUrl + adminPaths.measuring },
    reason: i18n.t('You get this mail because this is the support email of {shop}.', {
      shop: shop.name,
    }),
  });
}
