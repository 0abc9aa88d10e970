import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { FormikErrors, FormikValues } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import type { Schema } from 'yup';
import { SubmitButton } from './SubmitButton.tsx';
import { ValidatedForm } from './ValidatedForm.tsx';

/** What became of a form that was sent: undefined on success, the errors of fields, or the reason for a failure. */
export type FormAnswer<Values> = FormikErrors<Values> | string | undefined;

type FormDialogProps<Values extends FormikValues> = {
  title: string;
  /** What it is about; read out along with the title. */
  description?: ReactNode;
  initialValues: Values;
  schema: Schema;
  /** Within the form, whose values it may name. */
  submitLabel?: ReactNode;
  /** null where nothing can be given up. */
  cancelLabel?: string | null;
  onSubmit: (values: Values) => Promise<FormAnswer<Values>>;
  /** Told of the values at each change, but not at first. */
  onChange?: ((values: Values) => void) | undefined;
  onClose: () => void;
  /** Where what was typed outlives a close: it is given up. */
  onCancel?: () => void;
  children: ReactNode;
};

/**
 * A form over the page: done, it closes; if not, it says why and keeps what was typed. Until it is
 * known which, nothing closes it: what came of it would be said nowhere, and done again.
 */
export function FormDialog<Values extends FormikValues>({
  title,
  description,
  initialValues,
  schema,
  submitLabel = 'Save',
  cancelLabel = 'Cancel',
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
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <ValidatedForm
          initialValues={initialValues}
          schema={schema}
          onSubmit={submit}
          onChange={onChange}
        >
          {description && (
            <Typography id={descriptionId} color="textSecondary" sx={{ mb: 3 }}>
              {description}
            </Typography>
          )}
          {children}
          {problem !== undefined && (
            <Alert role="alert" severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            <SubmitButton>{submitLabel}</SubmitButton>
            {cancelLabel !== null && (
              <Button color="inherit" sx={{ mx: -1 }} disabled={isSending} onClick={onCancel}>
                {cancelLabel}
              </Button>
            )}
          </Box>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
