import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FormikErrors, FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import { SubmitButton } from './SubmitButton.tsx';
import { ValidatedForm } from './ValidatedForm.tsx';

type FormDialogProps<Values extends FormikValues> = {
  title: string;
  initialValues: Values;
  schema: Schema;
  /** Within the form, whose values it may name. */
  submitLabel?: ReactNode;
  /** null where nothing can be given up. */
  cancelLabel?: string | null;
  /** Resolves to the errors of fields or the reason for a failure; undefined on success. */
  onSubmit: (values: Values) => Promise<FormikErrors<Values> | string | undefined>;
  onClose: () => void;
  /** Where what was typed outlives a close: it is given up. */
  onCancel?: () => void;
  /** The fields. */
  children: ReactNode;
};

/**
 * A form over the page: done, it closes; if not, it says why and keeps what was typed. Until it is
 * known which, nothing closes it: what came of it would be said nowhere, and done again.
 */
export function FormDialog<Values extends FormikValues>({
  title,
  initialValues,
  schema,
  submitLabel = 'Save',
  cancelLabel = 'Cancel',
  onSubmit,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps<Values>) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(values: Values) {
    setProblem(undefined);
    setSending(true);
    const wrong = await onSubmit(values).finally(() => setSending(false));
    if (wrong === undefined) onClose();
    if (typeof wrong !== 'string') return wrong;
    setProblem(wrong);
    return undefined;
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => !isSending && onClose()}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <ValidatedForm initialValues={initialValues} schema={schema} onSubmit={submit}>
          {children}
          {problem !== undefined && (
            <Alert role="alert" severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            <SubmitButton>{submitLabel}</SubmitButton>
            {cancelLabel !== null && (
              <Button color="inherit" disabled={isSending} onClick={onCancel}>
                {cancelLabel}
              </Button>
            )}
          </Box>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
