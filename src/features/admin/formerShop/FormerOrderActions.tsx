import Button from '@mui/material/Button';
import { Row } from '../../../ui/Row.ts';
import { useMay } from '../frame/useMay.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';

type FormerOrderActionsProps = {
  onExport: () => void;
  /** Resolves to a problem. */
  onErase: () => Promise<string | undefined>;
};

/** Answers to a customer of a former shop who asks for their data, or for its deletion. */
export function FormerOrderActions({ onExport, onErase }: FormerOrderActionsProps) {
  const may = useMay();
  return (
    <Row sx={{ gap: 2, mt: 1 }}>
      {may('customers:export') && <Button onClick={onExport}>Export this customer’s orders</Button>}
      {may('customers:write') && (
        <ConfirmedAction
          label="Erase this customer"
          title="Erase this customer?"
          text="Name, email, phone and address are erased on all their orders of the former shop, and not imported again. Items and sums stay."
          confirmLabel="Erase"
          onConfirm={onErase}
        />
      )}
    </Row>
  );
}
