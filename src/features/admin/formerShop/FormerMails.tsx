import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import type { FormerShop } from '../../../../contract/schemas/formerShop.ts';
import { pluralize } from '../../../lib/labels.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { useMay } from '../frame/useMay.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';

type FormerMailsProps = Omit<FormerShop, 'orders'> & {
  /** Mails at most as many customers as the admin has seen; resolves to a problem. */
  onMail: (count: number) => Promise<string | undefined>;
};

/** Mails to imported customers about choosing a password; none is sent before the owner says so. */
export function FormerMails({ customers, unasked, waiting, refused, onMail }: FormerMailsProps) {
  const may = useMay();
  const people = pluralize(unasked, 'customer');
  return (
    <AdminCard
      title={i18n.t('Passwords')}
      action={
        unasked > 0 &&
        may('customers:write') && (
          <ConfirmedAction
            variant="contained"
            label={i18n.t('Mail {people}', { people })}
            title={i18n.t('Mail {people}?', { people })}
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
          `${pluralize(customers, 'customer')} imported.`,
          unasked > 0 && `${people} without a password got no mail yet.`,
          waiting > 0 && `${pluralize(waiting, 'mail')} on the way.`,
          refused > 0 && `${pluralize(refused, 'mail')} refused.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </AdminCard>
  );
}
