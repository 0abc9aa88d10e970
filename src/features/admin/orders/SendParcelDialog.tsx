import Box from '@mui/material/Box';
import { useRef } from 'react';
import { v7 as uuid } from 'uuid';
import { object, string } from 'yup';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { withSize } from '../../../../contract/rules/sizeTexts.ts';
import { trackingProblem } from '../../../../contract/rules/tracking.ts';
import type { OrderProduct } from '../../../../contract/schemas/order.ts';
import type { ParcelRequest } from '../../../../contract/schemas/parcels.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

/** Sends a parcel; resolves to the error message, or to undefined. */
export type SendParcel = (request: ParcelRequest) => Promise<string | undefined>;

type SendParcelDialogProps = {
  products: readonly OrderProduct[];
  /** Units of each line that are still to be sent. */
  unsent: readonly number[];
  isMailed: boolean;
  onSend: SendParcel;
  onClose: () => void;
};

/** Chooses the items of a parcel. Sends all that is left by default. */
export function SendParcelDialog({
  products,
  unsent,
  isMailed,
  onSend,
  onClose,
}: SendParcelDialogProps) {
  const requestId = useRef(uuid());
  const lines = products.flatMap(({ name, size }, line) => {
    const max = unsent[line] ?? 0;
    return max > 0 ? [{ line, max, field: `line${line}`, label: withSize(name, size) }] : [];
  });

  const chosenOf = (values: Record<string, string>) =>
    lines
      .map(({ line, max, field }) => ({ line, quantity: Math.min(max, Number(values[field])) }))
      .filter(({ quantity }) => quantity > 0);

  const schema = object({
    trackingUrl: string()
      .max(ownerLimits.trackingUrl.max, `No more than ${ownerLimits.trackingUrl.max} characters`)
      .test('tracking', (text = '', { createError }) => {
        const message = trackingProblem(text);
        return message === undefined || createError({ message });
      }),
    carrier: string()
      .trim()
      .max(ownerLimits.carrier.max, `No more than ${ownerLimits.carrier.max} characters`),
  }).test((values, { createError }) => {
    if (chosenOf(values as Record<string, string>).length > 0) return true;
    return createError({ path: lines[0]?.field ?? 'carrier', message: 'Choose at least one item' });
  });

  async function send(values: Record<string, string>) {
    const { carrier = '', trackingUrl = '' } = values;
    const problem = await onSend({
      requestId: requestId.current,
      lines: chosenOf(values),
      carrier: carrier.trim(),
      trackingUrl: trackingUrl.trim(),
    });
    if (problem !== undefined) requestId.current = uuid();
    return problem;
  }

  return (
    <FormDialog<Record<string, string>>
      title="Send a parcel"
      description={`Choose what is in this parcel. The order is shipped once everything has been sent.${isMailed ? ' The customer is told by email.' : ''}`}
      submitLabel="Mark as sent"
      initialValues={{
        ...Object.fromEntries(lines.map(({ field, max }) => [field, String(max)])),
        ...{ carrier: '', trackingUrl: '' },
      }}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {lines.map(({ line, max, field, label }) => (
          <FormTextField
            key={line}
            name={field}
            label={label}
            options={Array.from({ length: max + 1 }, (_, count) => [
              String(count),
              count === 0 ? 'Not in this parcel' : `${count} of ${max}`,
            ])}
          />
        ))}
        <FormTextField name="carrier" label="Carrier" hint="Optional" />
        <FormTextField
          name="trackingUrl"
          label="Tracking number or link"
          hint={isMailed ? 'Optional. Sent to the customer' : 'Optional'}
        />
      </Box>
    </FormDialog>
  );
}
