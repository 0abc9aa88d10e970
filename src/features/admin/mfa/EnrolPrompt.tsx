import Button from '@mui/material/Button';
import { paths } from '../../../lib/paths.ts';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';

type EnrolPromptProps = {
  /** Absent where the server answers nothing else before. */
  onLater: (() => void) | undefined;
};

/** Stands in the place of an admin's page until they enrol or put it off. */
export function EnrolPrompt({ onLater }: EnrolPromptProps) {
  return (
    <StatusMessage
      heading="Secure your login first"
      text="At the moment your password alone gives access to products and orders. Multi-factor authentication also asks for a code from your phone. Setting it up takes a minute."
      next={{ label: 'Set up now', to: paths.adminMfa }}
    >
      {onLater && (
        <Button variant="outlined" color="inherit" onClick={onLater}>
          Later
        </Button>
      )}
    </StatusMessage>
  );
}
