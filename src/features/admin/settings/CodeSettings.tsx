import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useState } from 'react';
import { formatDollars } from '../../../../contract/rules/money.ts';
import type { CodeInput, DiscountCode } from '../../../../contract/schemas/selling.ts';
import { formatDay } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { HomeTableCard } from '../home/HomeTableCard.tsx';
import { type SaveAnswer, SettingsDialog } from './SettingsDialog.tsx';
import { codeSchema, toCodeInput, toCodeValues } from './settingsValues.ts';

type CodeSettingsProps = {
  codes: readonly DiscountCode[];
  onSave: (code: CodeInput) => Promise<SaveAnswer>;
  onEnd: (id: string) => void;
};

/** The discount codes with their uses, and a form for one of them. */
export function CodeSettings({ codes, onSave, onEnd }: CodeSettingsProps) {
  const [edited, setEdited] = useState<DiscountCode | 'new'>();
  const [ended, setEnded] = useState<DiscountCode>();
  const code = edited === 'new' ? undefined : edited;
  return (
    <>
      <HomeTableCard
        title="Discount codes"
        action={<Button onClick={() => setEdited('new')}>Add a code</Button>}
        columns={['Code', 'Discount', 'Uses', 'Change']}
        emptyText="No codes yet. Customers are not asked for one."
        rows={codes.map((each) => (
          <tr key={each.id}>
            <th scope="row">
              {each.code}
              <br />
              <small>{conditionsOf(each)}</small>
            </th>
            <td>{worthOf(each)}</td>
            <td>
              {each.uses}
              {each.maxUses !== undefined && ` of ${each.maxUses}`}
            </td>
            <td>
              <Button
                size="small"
                aria-label={`${each.hasEnded ? 'Reactivate' : 'Change'} ${each.code}`}
                onClick={() => setEdited(each)}
              >
                {each.hasEnded ? 'Reactivate' : 'Change'}
              </Button>
              {!each.hasEnded && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`End ${each.code}`}
                  onClick={() => setEnded(each)}
                >
                  End
                </Button>
              )}
            </td>
          </tr>
        ))}
      />
      {edited && (
        <SettingsDialog
          title={code ? `Change ${code.code}` : 'Add a code'}
          initialValues={toCodeValues(code)}
          schema={codeSchema}
          onSave={(values) => onSave({ ...toCodeInput(values), ...(code && { id: code.id }) })}
          onClose={() => setEdited(undefined)}
        >
          <FormTextField name="code" label="Code" required />
          <KindField />
          <ValueField />
          <FormTextField
            name="minimum"
            label="Minimum order, $"
            inputMode="decimal"
            hint="Leave empty for any order"
          />
          <FormTextField
            name="from"
            label="First day"
            type="date"
            hint="Leave empty to start now"
          />
          <FormTextField name="until" label="Last day" type="date" hint="Leave empty for no end" />
          <FormTextField
            name="maxUses"
            label="Total uses"
            inputMode="numeric"
            hint="Leave empty for no limit"
          />
          <FormTextField
            name="maxUsesPerCustomer"
            label="Uses per customer"
            inputMode="numeric"
            hint="Leave empty for no limit"
          />
        </SettingsDialog>
      )}
      <ConfirmDialog
        open={ended !== undefined}
        title={`End ${ended?.code ?? ''}?`}
        confirmLabel="End"
        onConfirm={() => {
          if (ended) onEnd(ended.id);
          setEnded(undefined);
        }}
        onCancel={() => setEnded(undefined)}
      >
        No one can use it from now on. Customers who are already paying with it still get the
        discount.
      </ConfirmDialog>
    </>
  );
}

const kindNames: Record<DiscountCode['kind'], string> = {
  percent: 'Percent off',
  sum: 'Amount off',
  freeDelivery: 'Free delivery',
};

function KindField() {
  const [field] = useField<string>('kind');
  return (
    <TextField
      {...field}
      select
      fullWidth
      label="Discount"
      helperText=" "
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {Object.entries(kindNames).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** How much it is; nothing to say of a delivery. */
function ValueField() {
  const [{ value: kind }] = useField<DiscountCode['kind']>('kind');
  if (kind === 'freeDelivery') return <span />;
  return (
    <FormTextField
      name="value"
      label={kind === 'percent' ? 'Percent' : 'Dollars'}
      inputMode="decimal"
      required
    />
  );
}

function worthOf({ kind, value }: DiscountCode): string {
  if (kind === 'freeDelivery') return 'Delivery';
  return kind === 'percent' ? `${value} %` : formatDollars(value);
}

function conditionsOf(code: DiscountCode): string {
  const { hasEnded, minimum, from, until, maxUsesPerCustomer: perCustomer } = code;
  const texts = [
    hasEnded && 'Ended',
    minimum > 0 && `From ${formatDollars(minimum)}`,
    from && `Since ${formatDay(from)}`,
    until && `Until ${formatDay(until)}`,
    perCustomer && `${perCustomer} per customer`,
  ];
  return texts.filter(Boolean).join(' · ') || 'For everybody';
}
