import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { PendingButton } from './PendingButton.tsx';

type SubmitButtonProps = {
  /** Id of the form, if the button is outside its element. */
  form?: string;
  /** Fields are still loading. */
  isLoading?: boolean | undefined;
  children: ReactNode;
};

/** Submits the enclosing `ValidatedForm`. */
export function SubmitButton({ form, isLoading = false, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <PendingButton
      type="submit"
      form={form}
      variant="contained"
      size="large"
      isPending={isSubmitting || isLoading}
    >
      {children}
    </PendingButton>
  );
}
