import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import type { AccountDeletion } from '../../../contract/schemas/user.ts';
import { withoutSpaces } from '../../lib/formRules.ts';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { mfaTokenField } from '../../ui/mfaTokenField.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { profileSchema } from './profileValues.ts';

/** The outcome; `fields`: the server's errors by field. */
export type DeletionAnswer =
  | { status: 'deleted' | 'failed' }
  | { status: 'refused'; fields: Partial<Record<keyof AccountDeletion, string>> };

const schema = object({
  currentPassword: string().required('Enter your password'),
  token: profileSchema.fields.token,
});

type DeleteAccountDialogProps = {
  open: boolean;
  /** Ends when the answer is there. */
  onDelete: (proof: AccountDeletion) => Promise<DeletionAnswer>;
  onCancel: () => void;
};

/** Says what deleting the account means, and makes sure that it is its owner who wants it. */
export function DeleteAccountDialog({ open, onDelete, onCancel }: DeleteAccountDialogProps) {
  const id = useId();
  const [needsToken, setNeedsToken] = useState(false);
  // What is under way can't be called off any more.
  const [isSending, setSending] = useState(false);

  async function send({ currentPassword, token }: AccountDeletion & { token: string }) {
    const code = withoutSpaces(token);
    setSending(true);
    const answer = await onDelete({ currentPassword, ...(code && { token: code }) });
    setSending(false);
    if (answer.status !== 'refused') return undefined;
    setNeedsToken((before) => before || answer.fields.token !== undefined);
    return answer.fields;
  }

  return (
    <Dialog
      open={open}
      onClose={() => !isSending && onCancel()}
      aria-describedby={id}
      slotProps={{ paper: { sx: { maxWidth: 480, padding: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle>Delete your account?</DialogTitle>
      <ValidatedForm
        initialValues={{ currentPassword: '', token: '' }}
        schema={schema}
        onSubmit={send}
      >
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography id={id} color="textSecondary">
            Your details, favourites and cart are deleted at once and for good, and you are logged
            out everywhere. What you bought stays in our books without your name, email, phone and
            address; an order that is still on its way keeps them until it has arrived. Your ratings
            and reviews stay without your name and pictures, unless you remove what you wrote
            before.
          </Typography>
          <PasswordField
            name="currentPassword"
            label="Password"
            autoComplete="current-password"
            required
          />
          {needsToken && <FormTextField {...mfaTokenField} />}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, paddingInline: 3, paddingBottom: 2 }}>
          <Button variant="outlined" color="inherit" disabled={isSending} onClick={onCancel}>
            Keep it
          </Button>
          <SubmitButton>Delete account</SubmitButton>
        </DialogActions>
      </ValidatedForm>
    </Dialog>
  );
}
