import { useFormControl } from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';

/**
 * Helper text of a field. Announced as the field's description on focus, and as a live region while
 * the field has the focus.
 */
export function HelperText(props: FormHelperTextProps) {
  return <FormHelperText {...(useFormControl()?.focused && live)} {...props} />;
}

const live = { 'aria-live': 'polite' } as const;
