import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { isState } from '../../../../contract/rules/orderStates.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { addressHelp } from '../../../lib/address.ts';
import { stateLabel } from '../../../lib/labels.ts';
import { OwnZips } from '../../../ui/OwnZips.ts';
import { useMay } from '../frame/useMay.ts';
import type { OrderValues } from './useOrderForm.ts';

const correctable = 'Can be corrected until it is shipped';

type OrderFieldsProps = {
  paymentStates: readonly string[];
  deliveryStates: readonly string[];
  /** A refund is pending at the payment provider. */
  refundPending?: boolean | undefined;
  /** The customer has an email, so changes are announced to them. */
  isMailed: boolean;
  /** Error messages by field. */
  errors: Record<string, string>;
};

export function OrderFields({
  paymentStates,
  deliveryStates,
  refundPending = false,
  isMailed,
  errors,
}: OrderFieldsProps) {
  const { getFieldProps, initialValues, values } = useFormikContext<OrderValues>();
  const may = useMay();
  const mayWrite = may('orders:write');
  const isReadOnly = !may('orders:ship');
  const field = (name: keyof OrderValues, hint?: string | false) => ({
    ...getFieldProps(name),
    error: name in errors,
    helperText: errors[name] ?? (!isReadOnly && hint),
    fullWidth: true,
  });
  const stateField = (
    name: 'payment_status' | 'delivery_status',
    states: readonly string[],
    hint?: string | false,
  ) => ({
    ...field(name, hint),
    disabled: isReadOnly || (!mayWrite && name === 'payment_status'),
    select: true,
    slotProps: { select: { native: true } },
    children: [...new Set([...states, initialValues[name]])]
      .filter((state) => mayWrite || state === initialValues[name] || !isState(state, 'cancelled'))
      .map((state) => (
        <option key={state} value={state}>
          {stateLabel(state)}
        </option>
      )),
  });
  const textField = (
    name: 'fullName' | 'address' | 'email' | 'trackingUrl' | 'customerNote' | 'notes',
    { max }: { max: number },
    hint: string | false,
  ) => ({
    ...field(name, hint),
    slotProps: { htmlInput: { maxLength: max, readOnly: isReadOnly } },
  });
  const told = isMailed ? 'The customer is told by email' : correctable;
  const { fullName, address, email, trackingUrl, customerNote } = values;
  const ownZips = useContext(OwnZips);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 2 }}>
        <TextField
          {...stateField(
            'payment_status',
            paymentStates,
            refundPending && 'The refund is on its way: the payment provider has not answered yet.',
          )}
          label="Payment"
        />
        <TextField {...stateField('delivery_status', deliveryStates)} label="Delivery" />
      </Box>
      {mayWrite && fullName !== undefined && (
        <TextField
          {...textField(
            'fullName',
            limits.name,
            fullName === initialValues.fullName ? correctable : told,
          )}
          label="Full name"
        />
      )}
      {mayWrite && address !== undefined && (
        <TextField
          {...textField(
            'address',
            limits.address,
            address === initialValues.address ? correctable : addressHelp(address, ownZips) || told,
          )}
          label="Delivery address"
        />
      )}
      {mayWrite && email !== undefined && (
        <TextField
          {...textField(
            'email',
            limits.email,
            email === initialValues.email
              ? 'Mail about this order goes here'
              : 'Refused mail is sent again. Links in earlier mail stop working',
          )}
          label="Email"
          type="email"
        />
      )}
      {trackingUrl !== undefined && (
        <TextField
          {...textField(
            'trackingUrl',
            ownerLimits.trackingUrl,
            isMailed && 'Sent to the customer with the shipping email',
          )}
          label="Tracking number or link"
        />
      )}
      {customerNote !== undefined && (
        <TextField
          {...textField(
            'customerNote',
            ownerLimits.customerNote,
            isMailed
              ? 'Shown with the order and in every email about it'
              : 'Printed on the packing slip',
          )}
          {...severalLines}
          label="Note to the customer"
        />
      )}
      <TextField
        {...textField('notes', ownerLimits.notes, 'Only for the shop. Customers never see this')}
        {...severalLines}
        label="Notes"
      />
    </>
  );
}

const severalLines = { multiline: true, minRows: 2, maxRows: 8 };
