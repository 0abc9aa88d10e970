import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';
import { categoryNames } from '../../../../contract/rules/categoryNames.ts';

/** The category of a product, in the form it stands in. */
export function CategoryField() {
  const id = useId();
  const [field, { touched, error }] = useField<string>('category');
  const shownError = touched ? error : undefined;
  return (
    <FormControl error={Boolean(shownError)}>
      <FormLabel id={id} sx={{ typography: 'h6', color: 'text.primary', mb: 0.75 }}>
        Category
      </FormLabel>
      <RadioGroup row aria-labelledby={id} {...field}>
        {Object.entries(categoryNames).map(([category, name]) => (
          <FormControlLabel
            key={category}
            value={category}
            label={name}
            control={<Radio slotProps={{ input: { 'aria-invalid': Boolean(shownError) } }} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{shownError ?? ' '}</FormHelperText>
    </FormControl>
  );
}
