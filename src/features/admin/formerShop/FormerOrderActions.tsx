import Button from '@mui/material/Button';
import { i18n } from '../../../../contract/i18n.ts';
import { Row } from '../../../ui/Row.ts';
import { useMay } from '../frame/useMay.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';

type FormerOrderActionsProps = {
  number: string;
  /** Name, or what else is known of them. */
  customer: string;
  onExport: () => void;
  /** Resolves to a problem. */
  onErase: () => Promise<string | undefined>;
};

/** Answers to a customer of a former shop who asks for their data, or for its deletion. */
export function FormerOrderActions(props: FormerOrderActionsProps) {
  const { number, customer, onExport, onErase } = props;
  const may = useMay();
  return (
    <Row sx={{ gap: 2, mt: 1 }}>
      {may('customers:export') && (
        <Button
          onClick={onExport}
          aria-label={i18n.t('Export this customer’s orders: order {number}', { number })}
        >
          {i18n.t('Export this customer’s orders')}
        </Button>
      )}
      {may('customers:write') && (
        <ConfirmedAction
          label={i18n.t('Erase this customer')}
          aria-label={i18n.t('Erase this customer of order {number}', { number })}
          title={i18n.t('Erase {customer} of order {number}?', { customer, number })}
          text={i18n.t(
            'Name, email, phone and address are erased on all their orders of the former shop, and not imported again. Items and amounts stay.',
          )}
          confirmLabel={i18n.t('Erase')}
          onConfirm={onErase}
        />
      )}
    </Row>
  );
}
