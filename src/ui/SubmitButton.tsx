import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** Sends the `ValidatedForm` it stands in. It keeps the focus while the form is on its way. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isSubmitting}
      startIcon={isSubmitting && <CircularProgress size={16} color="inherit" aria-hidden />}
    >
      {children}
    </Button>
  );
}
