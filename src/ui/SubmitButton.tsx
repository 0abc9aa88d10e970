import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { PendingButton } from './PendingButton.tsx';

/** Submits the enclosing `ValidatedForm`. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <PendingButton type="submit" variant="contained" size="large" isPending={isSubmitting}>
      {children}
    </PendingButton>
  );
}
