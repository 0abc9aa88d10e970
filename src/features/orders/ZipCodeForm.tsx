import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';

const schema = object({ zip: string().trim().required('Zip code is required') });

type ZipCodeFormProps = {
  /** Ends when the answer is there, with what is wrong with the zip code, if anything is. */
  onProve: (zip: string) => Promise<string | undefined>;
};

/** Asks a visitor with an order link for the zip code of the delivery address. */
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
        Enter the zip code of the delivery address to see your details or change the order.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <FormTextField name="zip" label="Zip code" autoComplete="postal-code" required />
        <SubmitButton>Show details</SubmitButton>
      </Box>
    </ValidatedForm>
  );
}
