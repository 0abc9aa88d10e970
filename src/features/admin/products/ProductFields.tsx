import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { CategoryField } from './CategoryField.tsx';

type ProductFieldsProps = {
  /** Whether the shop's products can be marked as most popular. */
  hasMostPopular: boolean;
};

/** What a product is, as far as it is typed or chosen. */
export function ProductFields({ hasMostPopular }: ProductFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormTextField name="name" label="Name" required />
      <FormTextField
        name="description"
        label="Description"
        hint="Cloth, cut and care, as the shop shows it"
        multiline
        minRows={5}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '180px 1fr' } }}>
        <FormTextField
          name="price"
          label="Price"
          inputMode="decimal"
          required
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
        <CategoryField />
      </Box>
      <FormGroup row sx={{ gap: 2 }}>
        <FlagField name="newCollection" label="New Collection" />
        {hasMostPopular && <FlagField name="mostPopular" label="Most Popular" />}
      </FormGroup>
    </Box>
  );
}

function FlagField({ name, label }: { name: string; label: string }) {
  const [{ value, onChange }] = useField<boolean>(name);
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox name={name} checked={value} onChange={onChange} />}
    />
  );
}
