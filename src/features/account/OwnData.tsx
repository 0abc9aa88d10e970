import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import type { AccountDeletion } from '../../../contract/schemas/user.ts';
import { withoutSpaces } from '../../lib/formRules.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { type FormAnswer, FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { mfaTokenField, PasswordField } from '../../ui/PasswordField.tsx';
import { profileSchema } from './accountValues.ts';

type OwnDataProps = {
  /** Resolves when the file is downloaded. */
  onExport: () => Promise<void>;
  onDelete: (proof: AccountDeletion) => Promise<FormAnswer<AccountDeletion>>;
};

export function OwnData({ onExport, onDelete }: OwnDataProps) {
  const [isAsked, setAsked] = useState(false);

  return (
    <Box component="section" aria-labelledby="own-data" sx={{ mt: 8, maxWidth: '35rem' }}>
      <Typography id="own-data" variant="h4" component="h2" sx={{ mb: 1 }}>
        {i18n.t('Your data')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {i18n.t(
          'Everything we hold about you, as a file: your details, addresses, orders, ratings, favourites and cart.',
        )}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DownloadButton variant="outlined" onDownload={onExport}>
          {i18n.t('Download your data')}
        </DownloadButton>
        <Button color="error" sx={{ mx: -1 }} onClick={() => setAsked(true)}>
          {i18n.t('Delete account')}
        </Button>
      </Stack>
      {isAsked && <DeleteAccountDialog onDelete={onDelete} onClose={() => setAsked(false)} />}
    </Box>
  );
}

const schema = object({
  currentPassword: string().required(() => i18n.t('Enter your password')),
  token: profileSchema.fields.token,
});

type DeleteAccountDialogProps = {
  onDelete: (proof: AccountDeletion) => Promise<FormAnswer<AccountDeletion>>;
  onClose: () => void;
};

/** Explains account deletion, and asks for the password and, if needed, an MFA code. */
export function DeleteAccountDialog({ onDelete, onClose }: DeleteAccountDialogProps) {
  const [needsToken, setNeedsToken] = useState(false);

  async function send({ currentPassword, token }: AccountDeletion & { token: string }) {
    const code = withoutSpaces(token);
    const answer = await onDelete({ currentPassword, ...(code && { token: code }) });
    if (typeof answer === 'object' && answer.token) setNeedsToken(true);
    return answer;
  }

  return (
    <FormDialog
      title={i18n.t('Delete your account?')}
      description={i18n.t(
        'Your details, favourites and cart are deleted at once and for good, and you are logged out everywhere. What you bought stays in our books without your name, email, phone and address; an order that is still on its way keeps them until it has arrived. Your ratings and reviews stay without your name and pictures, unless you remove what you wrote before.',
      )}
      submitLabel={i18n.t('Delete account')}
      cancelLabel={i18n.t('Keep it')}
      initialValues={{ currentPassword: '', token: '' }}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <PasswordField
          name="currentPassword"
          label={i18n.t('Password')}
          autoComplete="current-password"
          required
        />
        {needsToken && <FormTextField {...mfaTokenField()} />}
      </Stack>
    </FormDialog>
  );
}
