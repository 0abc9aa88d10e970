import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatDollars } from '../../../../contract/rules/money.ts';
import { deliveryName } from '../../../../contract/rules/pricing.ts';
import type { DeliveryInput, DeliveryMethod } from '../../../../contract/schemas/selling.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { HomeTableCard } from '../home/HomeTableCard.tsx';
import { type SaveAnswer, SettingsDialog } from './SettingsDialog.tsx';
import { deliverySchema, toDeliveryInput, toDeliveryValues } from './settingsValues.ts';

type DeliverySettingsProps = {
  delivery: readonly DeliveryMethod[];
  onSave: (method: DeliveryInput) => Promise<SaveAnswer>;
  onEnd: (id: string) => void;
};

/** How orders are brought: the list, and a form for one of them. */
export function DeliverySettings({ delivery, onSave, onEnd }: DeliverySettingsProps) {
  const [edited, setEdited] = useState<DeliveryMethod | 'new'>();
  const [ended, setEnded] = useState<DeliveryMethod>();
  const method = edited === 'new' ? undefined : edited;
  return (
    <Box sx={{ mb: 2 }}>
      <HomeTableCard
        title="Delivery"
        action={<Button onClick={() => setEdited('new')}>Add a delivery method</Button>}
        columns={['Delivery', 'Price', 'Free from', 'Change']}
        emptyText="No delivery methods yet. Delivery is free and is not mentioned."
        rows={delivery.map((each) => (
          <tr key={each.id}>
            <th scope="row">
              {deliveryName(each)}
              <br />
              <small>{each.countries.join(', ') || 'Everywhere'}</small>
            </th>
            <td>{each.price === 0 ? 'Free' : formatDollars(each.price)}</td>
            <td>{each.freeFrom === undefined ? '–' : formatDollars(each.freeFrom)}</td>
            <td>
              <Button
                size="small"
                aria-label={`Change ${each.name}`}
                onClick={() => setEdited(each)}
              >
                Change
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`End ${each.name}`}
                onClick={() => setEnded(each)}
              >
                End
              </Button>
            </td>
          </tr>
        ))}
      />
      {edited && (
        <SettingsDialog
          title={method ? `Change ${method.name}` : 'Add a delivery method'}
          initialValues={toDeliveryValues(method)}
          schema={deliverySchema}
          onSave={(values) =>
            onSave({ ...toDeliveryInput(values), ...(method && { id: method.id }) })
          }
          onClose={() => setEdited(undefined)}
        >
          <FormTextField name="name" label="Name" required />
          <FormTextField
            name="countries"
            label="Countries"
            hint="As written in addresses, separated by commas. Leave empty for everywhere"
          />
          <FormTextField name="price" label="Price, $" inputMode="decimal" required />
          <FormTextField
            name="freeFrom"
            label="Free from, $"
            inputMode="decimal"
            hint="Subtotal of the items. Leave empty for never"
          />
          <FormTextField name="minDays" label="Minimum days" inputMode="numeric" required />
          <FormTextField name="maxDays" label="Maximum days" inputMode="numeric" required />
        </SettingsDialog>
      )}
      <ConfirmDialog
        open={ended !== undefined}
        title={`End ${ended?.name ?? ''}?`}
        confirmLabel="End"
        onConfirm={() => {
          if (ended) onEnd(ended.id);
          setEnded(undefined);
        }}
        onCancel={() => setEnded(undefined)}
      >
        It will no longer be offered. Orders that already use it are not affected.
      </ConfirmDialog>
    </Box>
  );
}
