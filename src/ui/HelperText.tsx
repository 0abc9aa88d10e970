import { useFormControl } from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';

/**
 * What is below a field. A field that the focus comes to is read with it; where the focus is already, it
 * is said as it changes.
 */
export function HelperText(props: FormHelperTextProps) {
  return <FormHelperText {...(useFormControl()?.focused && live)} {...props} />;
}

const live = { 'aria-live': 'polite' } as const;
