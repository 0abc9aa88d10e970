import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

const schema = object({
  refusal: string()
    .trim()
    .required(() => i18n.t('Say why'))
    .max(ownerLimits.customerNote.max, ({ max }) =>
      i18n.t('No more than {max} characters', { max }),
    ),
});

type RefuseDialogProps = {
  /** Resolves to the error message, or to undefined on success. */
  onRefuse: (refusal: string) => Promise<string | undefined>;
  onClose: () => void;
};

export function RefuseDialog({ onRefuse, onClose }: RefuseDialogProps) {
  return (
    <FormDialog
      title={i18n.t('Refuse this return?')}
      submitLabel={i18n.t('Refuse return')}
      initialValues={{ refusal: '' }}
      schema={schema}
      onSubmit={({ refusal }) => onRefuse(refusal.trim())}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {i18n.t(
          'What was received stays so, and can be refunded. The rest is not taken back. This can’t be undone.',
        )}
      </Typography>
      <FormTextField
        name="refusal"
        label={i18n.t('Reason')}
        hint={i18n.t('The customer reads it with the order')}
        minRows={3}
        required
      />
    </FormDialog>
  );
}
