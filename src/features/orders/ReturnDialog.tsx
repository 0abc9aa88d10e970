import Stack from '@mui/material/Stack';
import { object } from 'yup';
import { type ReturnReason, reasonLabels } from '../../../contract/rules/returns.ts';
import { withSize } from '../../../contract/rules/sizeTexts.ts';
import type { OrderProduct } from '../../../contract/schemas/order.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';

type ReturnDialogProps = {
  products: readonly OrderProduct[];
  returnable: readonly number[];
  /** Resolves to the error message, or to undefined on success. */
  onReturn: (request: ReturnRequest) => Promise<string | undefined>;
  onClose: () => void;
  /** Filled in by an admin on the customer's behalf. */
  isForCustomer?: boolean;
};

const ownWords = {
  title: 'Withdraw from this purchase',
  submitLabel: 'Confirm withdrawal',
  cancelLabel: 'Keep everything',
  unsaid: reasonLabels.unsaid,
  description:
    'Choose what you send back. We confirm it by email, and refund the items as soon as we have them.',
};

const adminWords = {
  title: 'Open a return',
  submitLabel: 'Open the return',
  cancelLabel: 'Cancel',
  unsaid: 'Not said',
  description:
    'What the customer sends back. They are told as if they had asked for it themselves.',
};

/** Chooses the items to return: the second step of a withdrawal, which declares it. */
export function ReturnDialog({
  products,
  returnable,
  onReturn,
  onClose,
  isForCustomer = false,
}: ReturnDialogProps) {
  const { unsaid, ...words } = isForCustomer ? adminWords : ownWords;
  const lines = products.flatMap(({ name, size }, line) => {
    const max = returnable[line] ?? 0;
    return max > 0 ? [{ line, max, field: `line${line}`, label: withSize(name, size) }] : [];
  });
  const [first] = lines;
  const isSingle = lines.length === 1 && first?.max === 1;

  // Drop choices that are no longer returnable.
  const chosenOf = (values: Record<string, string>) =>
    lines
      .map(({ line, max, field }) => ({ line, max, quantity: Number(values[field]) }))
      .filter(({ quantity, max }) => quantity > 0 && quantity <= max)
      .map(({ line, quantity }) => ({ line, quantity }));

  const schema = object().test((values, { createError }) => {
    if (chosenOf(values as Record<string, string>).length > 0) return true;
    return createError({ path: first?.field ?? 'reason', message: 'Choose at least one item' });
  });

  return (
    <FormDialog<Record<string, string>>
      {...words}
      initialValues={{
        ...Object.fromEntries(lines.map(({ field }) => [field, isSingle ? '1' : '0'])),
        reason: 'unsaid' satisfies ReturnReason,
      }}
      schema={schema}
      onSubmit={(values) =>
        onReturn({ reason: values.reason as ReturnReason, lines: chosenOf(values) })
      }
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        {lines.map(({ line, max, field, label }) => (
          <FormTextField
            key={line}
            name={field}
            label={label}
            options={Array.from({ length: max + 1 }, (_, count) => [
              String(count),
              count === 0 ? 'Keep' : `Send back ${count}`,
            ])}
          />
        ))}
        <FormTextField
          name="reason"
          label="Reason (optional)"
          options={Object.entries({ ...reasonLabels, unsaid })}
        />
      </Stack>
    </FormDialog>
  );
}
