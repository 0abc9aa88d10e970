import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FormikErrors, FormikValues } from 'formik';
import { type ReactNode, useId } from 'react';
import type { Schema } from 'yup';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';

/** What the server says of fields, by their names; undefined when it was saved. */
export type SaveAnswer = Record<string, string> | undefined;

type SettingsDialogProps<Values extends FormikValues> = {
  title: string;
  initialValues: Values;
  schema: Schema;
  onSave: (values: Values) => Promise<SaveAnswer>;
  onClose: () => void;
  children: ReactNode;
};

/** A form over the settings: saved, it closes; refused, it says so at the field. */
export function SettingsDialog<Values extends FormikValues>({
  title,
  initialValues,
  schema,
  onSave,
  onClose,
  children,
}: SettingsDialogProps<Values>) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <ValidatedForm
          initialValues={initialValues}
          schema={schema}
          onSubmit={async (values) => {
            const errors = await onSave(values);
            if (!errors) onClose();
            return errors as FormikErrors<Values> | undefined;
          }}
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '1fr 1fr' },
              columnGap: 2,
              rowGap: 1,
              pt: 1,
            }}
          >
            {children}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            <SubmitButton>Save</SubmitButton>
            <Button color="inherit" onClick={onClose}>
              Cancel
            </Button>
          </Box>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
