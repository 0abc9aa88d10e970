import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { OrderProblem } from './useOrderForm.ts';

type SaveProblemProps = {
  problem: OrderProblem;
  /** Loads what others have changed. */
  onReload: () => void;
};

/** Why an order was not saved, and what to do now. */
export function SaveProblem({ problem, onReload }: SaveProblemProps) {
  if (problem.status === 'stale') {
    return (
      <Alert
        role="alert"
        severity="warning"
        action={
          <Button color="inherit" onClick={onReload}>
            Reload
          </Button>
        }
      >
        Someone else has changed this order in the meantime. Nothing was saved; your changes are
        kept.
      </Alert>
    );
  }
  return (
    <Alert role="alert" severity="error">
      {problem.status === 'refused'
        ? problem.message
        : `The order could not be saved. ${problem.message} Please try again.`}
    </Alert>
  );
}
