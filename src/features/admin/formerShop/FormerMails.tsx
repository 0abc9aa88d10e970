import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FormerShop } from '../../../../contract/schemas/formerShop.ts';
import { pluralize } from '../../../lib/labels.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { useMay } from '../frame/useMay.ts';

type FormerMailsProps = FormerShop & {
  /** Sends the mails; resolves when they are queued. */
  onMail: () => Promise<unknown>;
};

/** Mails to imported customers about choosing a password; none is sent before the owner says so. */
export function FormerMails({ customers, unasked, waiting, refused, onMail }: FormerMailsProps) {
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const people = pluralize(unasked, 'customer');

  async function mail() {
    setAsked(false);
    setPending(true);
    await onMail();
    setPending(false);
  }

  return (
    <AdminCard
      title="Passwords"
      action={
        unasked > 0 &&
        may('customers:write') && (
          <PendingButton variant="contained" isPending={isPending} onClick={() => setAsked(true)}>
            {`Mail ${people}`}
          </PendingButton>
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
      <ConfirmDialog
        open={isAsked}
        title={`Mail ${people}?`}
        confirmLabel="Send"
        onConfirm={mail}
        onCancel={() => setAsked(false)}
      >
        Each gets one mail with a link to choose a password, which works for a week. Who has got it
        is not mailed again.
      </ConfirmDialog>
    </AdminCard>
  );
}
