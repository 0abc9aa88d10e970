import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { i18n } from '../../../../contract/i18n.ts';
import type { OrderProblem } from './useOrderForm.ts';

type SaveProblemProps = {
  problem: OrderProblem;
  onReload: () => void;
};

export function SaveProblem({ problem, onReload }: SaveProblemProps) {
  if (problem.status === 'stale') {
    return (
      <Alert severity="warning" action={<Button onClick={onReload}>{i18n.t('Reload')}</Button>}>
        {i18n.t(
          'Someone else has changed this order in the meantime. Nothing was saved; your changes are kept.',
        )}
      </Alert>
    );
  }
  return (
    <Alert severity="error">
      {problem.status === 'refused'
        ? problem.message
        : i18n.t('The order could not be saved. {message} Please try again.', {
            message: problem.message,
          })}
    </Alert>
  );
}
