import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikErrors, FormikValues } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import type { Schema } from 'yup';
import { i18n } from '../../contract/i18n.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { ValidatedForm } from './ValidatedForm.tsx';

/** Result of submitting: undefined on success, errors by field, or an error message. */
export type FormAnswer<Values> = FormikErrors<Values> | string | undefined;

type FormDialogProps<Values extends FormikValues> = {
  title: string;
  /** Announced with the title. */
  description?: ReactNode;
  initialValues: Values;
  schema: Schema;
  /** Rendered within the form, so it can read the form values. */
  submitLabel?: ReactNode;
  /** null hides the button. */
  cancelLabel?: string | null;
  /** Fields are still loading, so the form can't be submitted. */
  isLoading?: boolean;
  onSubmit: (values: Values) => Promise<FormAnswer<Values>>;
  /** Receives the values on each change, not initially. */
  onChange?: ((values: Values) => void) | undefined;
  onClose: () => void;
  /** Discards typed values that otherwise survive closing. */
  onCancel?: () => void;
  children: ReactNode;
};

/**
 * Form in a dialog. Closes on success, else shows the error and keeps the values. Can't be closed
 * while submitting, since the result would go unnoticed and the form be sent again.
 */
export function FormDialog<Values extends FormikValues>({
  title,
  description,
  initialValues,
  schema,
  submitLabel = i18n.t('Save'),
  cancelLabel = i18n.t('Cancel'),
  isLoading,
  onSubmit,
  onChange,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps<Values>) {
  const descriptionId = useId();
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
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-describedby={description ? descriptionId : undefined}
      onClose={() => !isSending && onClose()}
    >
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent>
        <ValidatedForm
          initialValues={initialValues}
          schema={schema}
          onSubmit={submit}
          onChange={(values) => {
            setProblem(undefined);
            onChange?.(values);
          }}
        >
          {description && (
            <Typography id={descriptionId} color="textSecondary" sx={{ mb: 3 }}>
              {description}
            </Typography>
          )}
          {children}
          {problem !== undefined && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
            <SubmitButton isLoading={isLoading}>{submitLabel}</SubmitButton>
            {cancelLabel !== null && (
              <Button sx={{ mx: -1 }} disabled={isSending} onClick={onCancel}>
                {cancelLabel}
              </Button>
            )}
          </Stack>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
