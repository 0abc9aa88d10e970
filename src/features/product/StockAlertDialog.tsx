import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { object } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import { emailRule } from '../../lib/formRules.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { SizeChip } from './SizeChip.tsx';
import { SizeLabel } from './SizeSelector.tsx';

const schema = object({
  email: emailRule().required(() => i18n.t('Email is required')),
});

type StockAlertDialogProps = {
  name: string;
  /** Sold-out sizes. */
  sizes: readonly string[];
  /** Shopper's size; preselected if sold out. */
  mySize?: string | undefined;
  /** Customer's email; '' for guests. */
  email: string;
  /** Resolves to the error message, or to undefined on success. */
  onAsk: (size: string, email: string) => Promise<string | undefined>;
  onClose: () => void;
};

export function StockAlertDialog({
  name,
  sizes,
  mySize,
  email,
  onAsk,
  onClose,
}: StockAlertDialogProps) {
  const labelId = useId();
  const [size, setSize] = useState(sizes.find((each) => each === mySize) ?? sizes[0] ?? '');
  const [told, setTold] = useState<{ size: string; email: string }>();

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose}>
      <DialogTitle>
        {told ? i18n.t('We’ll let you know') : i18n.t('Tell me when it’s back')}
      </DialogTitle>
      <DialogContent>
        {told ? (
          <>
            <Typography role="status" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
              {isOneSize(told.size)
                ? i18n.t('When {product} is back, we’ll send one email to {email}.', {
                    ...{ product: name, email: told.email },
                  })
                : i18n.t(
                    'When {product} is back in size {size}, we’ll send one email to {email}.',
                    {
                      ...{ product: name, size: told.size, email: told.email },
                    },
                  )}
            </Typography>
            <Button variant="contained" size="large" autoFocus onClick={onClose}>
              {i18n.t('Done')}
            </Button>
          </>
        ) : (
          <ValidatedForm
            initialValues={{ email }}
            schema={schema}
            onSubmit={async (values) => {
              const to = values.email.trim();
              const problem = await onAsk(size, to);
              if (problem) return { email: problem };
              setTold({ size, email: to });
              return undefined;
            }}
          >
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              <span>
                {isOneSize(size)
                  ? i18n.t('One email when it is in stock again, and nothing else.')
                  : i18n.t('One email when your size is in stock again, and nothing else.')}
              </span>
            </Typography>
            <FormControl sx={{ display: isOneSize(size) ? 'none' : 'flex', mb: 3 }}>
              <SizeLabel id={labelId}>{i18n.t('Size')}</SizeLabel>
              <RadioGroup
                row
                aria-labelledby={labelId}
                value={size}
                onChange={(_, chosen) => setSize(chosen)}
                sx={{ gap: 1 }}
              >
                {sizes.map((each) => (
                  <SizeChip key={each} size={each} label={each} />
                ))}
              </RadioGroup>
            </FormControl>
            <EmailField name="email" label={i18n.t('Email')} autoComplete="email" required />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <SubmitButton>{i18n.t('Tell me')}</SubmitButton>
              <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
            </Box>
          </ValidatedForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
