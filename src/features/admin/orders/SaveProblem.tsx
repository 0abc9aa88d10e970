import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { OrderProblem } from './useOrderForm.ts';

type SaveProblemProps = {
  problem: OrderProblem;
  onReload: () => void;
};

export function SaveProblem({ problem, onReload }: SaveProblemProps) {
  if (problem.status === 'stale') {
    return (
      <Alert severity="warning" action={<Button onClick={onReload}>Reload</Button>}>
        Someone else has changed this order in the meantime. Nothing was saved; your changes are
        kept.
      </Alert>
    );
  }
  return (
    <Alert severity="error">
      {problem.status === 'refused'
        ? problem.message
        : `The order could not be saved. ${problem.message} Please try again.`}
    </Alert>
  );
}
