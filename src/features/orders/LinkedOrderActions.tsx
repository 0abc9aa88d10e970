import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';

type Action = 'cancel' | 'renew';

type LinkedOrderActionsProps = {
  mayCancel: boolean;
  /** Buttons for its documents. */
  prints?: ReactNode;
  /** Settles once the server has answered; the caller reports the outcome. */
  onCancel: () => Promise<void>;
  onRenewLink: () => Promise<void>;
};

/** Actions for visitors with an order's link and zip code. */
export function LinkedOrderActions({
  mayCancel,
  prints,
  onCancel,
  onRenewLink,
}: LinkedOrderActionsProps) {
  const [asked, setAsked] = useState<Action>();
  const [pending, setPending] = useState<Action>();

  /** Allows one action at a time, because both change the linked order. */
  function ask(action: Action) {
    if (!pending) setAsked(action);
  }

  async function confirm(action: Action, act: () => Promise<void>) {
    setAsked(undefined);
    setPending(action);
    await act();
    setPending(undefined);
  }

  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
      {prints}
      {mayCancel && (
        <>
          <Typography variant="body2">
            {i18n.t('Your order is not sent yet. To withdraw from this purchase, cancel it.')}
          </Typography>
          <PendingButton
            variant="outlined"
            isPending={pending === 'cancel'}
            onClick={() => ask('cancel')}
          >
            {i18n.t('Cancel order')}
          </PendingButton>
        </>
      )}
      <PendingButton isPending={pending === 'renew'} onClick={() => ask('renew')}>
        {i18n.t('Replace this link')}
      </PendingButton>
      <ConfirmDialog
        open={asked === 'cancel'}
        title={i18n.t('Cancel this order?')}
        confirmLabel={i18n.t('Cancel order')}
        cancelLabel={i18n.t('Keep order')}
        onConfirm={() => confirm('cancel', onCancel)}
        onCancel={() => setAsked(undefined)}
      >
        {i18n.t(
          'This withdraws you from the purchase. Nothing will be sent, and we’ll refund the payment method you used. We’ll confirm by email. This can’t be undone.',
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'renew'}
        title={i18n.t('Replace this link?')}
        confirmLabel={i18n.t('Replace link')}
        onConfirm={() => confirm('renew', onRenewLink)}
        onCancel={() => setAsked(undefined)}
      >
        {i18n.t(
          'We’ll email you a new link to this order. All earlier links will stop working, including this one.',
        )}
      </ConfirmDialog>
    </Stack>
  );
}

const schema = object({
  zip: string()
    .trim()
    .required(() => i18n.t('Zip code is required')),
});

type ZipCodeFormProps = {
  /** Resolves to the error message for the zip code, or to undefined. */
  onProve: (zip: string) => Promise<string | undefined>;
};

export function ZipCodeForm({ onProve }: ZipCodeFormProps) {
  return (
    <ValidatedForm
      initialValues={{ zip: '' }}
      schema={schema}
      onSubmit={async ({ zip }) => {
        const problem = await onProve(zip.trim());
        return problem === undefined ? undefined : { zip: problem };
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t(
          'Enter the zip code of the delivery address to see your details or change the order.',
        )}
      </Typography>
      <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
        <FormTextField
          name="zip"
          label={i18n.t('Zip code')}
          hint={i18n.t('If the address has no zip code, enter its city')}
          autoComplete="postal-code"
          required
        />
        <SubmitButton>{i18n.t('Show details')}</SubmitButton>
      </Stack>
    </ValidatedForm>
  );
}
