import Button from '@mui/material/Button';
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
        <Button onClick={onExport} aria-label={`Export this customer’s orders: order ${number}`}>
          Export this customer’s orders
        </Button>
      )}
      {may('customers:write') && (
        <ConfirmedAction
          label="Erase this customer"
          aria-label={`Erase this customer of order ${number}`}
          title={`Erase ${customer} of order ${number}?`}
          text="Name, email, phone and address are erased on all their orders of the former shop, and not imported again. Items and sums stay."
          confirmLabel="Erase"
          onConfirm={onErase}
        />
      )}
    </Row>
  );
}
