import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import type { FormerShop } from '../../../../contract/schemas/formerShop.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { useMay } from '../frame/useMay.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';

type FormerMailsProps = Omit<FormerShop, 'orders'> & {
  /** Mails at most as many customers as the admin has seen; resolves to a problem. */
  onMail: (count: number) => Promise<string | undefined>;
};

/** Mails to imported customers about choosing a password; none is sent until the owner confirms. */
export function FormerMails({ customers, unasked, waiting, refused, onMail }: FormerMailsProps) {
  const may = useMay();
  return (
    <AdminCard
      title={i18n.t('Passwords')}
      action={
        unasked > 0 &&
        may('customers:write') && (
          <ConfirmedAction
            variant="contained"
            label={i18n.t('{unasked, plural, one {Mail # customer} other {Mail # customers}}', {
              unasked,
            })}
            title={i18n.t('{unasked, plural, one {Mail # customer?} other {Mail # customers?}}', {
              unasked,
            })}
            text={i18n.t(
              'Each gets one mail with a link to choose a password, which works for a week. Customers who already got it are not mailed again.',
            )}
            confirmLabel={i18n.t('Send')}
            onConfirm={() => onMail(unasked)}
          />
        )
      }
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {[
          i18n.t('{customers, plural, one {# customer imported.} other {# customers imported.}}', {
            customers,
          }),
          unasked > 0 &&
            i18n.t(
              '{unasked, plural, one {# customer without a password got no mail yet.} other {# customers without a password got no mail yet.}}',
              { unasked },
            ),
          waiting > 0 &&
            i18n.t('{mails, plural, one {# mail on the way.} other {# mails on the way.}}', {
              mails: waiting,
            }),
          refused > 0 &&
            i18n.t('{mails, plural, one {# mail refused.} other {# mails refused.}}', {
              mails: refused,
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </AdminCard>
  );
}
