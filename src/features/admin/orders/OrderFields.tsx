import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { limits } from '../../../../contract/limits.ts';
import { addressHelp } from '../../../lib/address.ts';
import { stateLabel } from '../../../lib/stateLabel.ts';
import type { OrderValues } from './orderValues.ts';

const correctable = 'Can be corrected until it is shipped';

type OrderFieldsProps = {
  paymentStates: readonly string[];
  deliveryStates: readonly string[];
  /** A refund is on its way to the payment provider. */
  refundPending?: boolean | undefined;
  /** Whether the customer left an email. */
  isMailed: boolean;
  /** What is wrong with a field, by its name. */
  errors: Record<string, string>;
};

/** Both states of the open order, and what the shop writes of it: for itself, and to the customer. */
export function OrderFields({
  paymentStates,
  deliveryStates,
  refundPending = false,
  isMailed,
  errors,
}: OrderFieldsProps) {
  const { getFieldProps, initialValues, values } = useFormikContext<OrderValues>();
  const errorAt = (name: keyof OrderValues) => ({
    error: name in errors,
    helperText: errors[name],
  });
  const stateField = (name: 'payment_status' | 'delivery_status', states: readonly string[]) => ({
    ...getFieldProps(name),
    ...errorAt(name),
    select: true,
    fullWidth: true,
    slotProps: { select: { native: true } },
    children: [...new Set([...states, initialValues[name]])].map((state) => (
      <option key={state} value={state}>
        {stateLabel(state)}
      </option>
    )),
  });
  const told = isMailed ? 'The customer is told by email' : correctable;
  const payment = stateField('payment_status', paymentStates);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 2 }}>
        <TextField
          {...payment}
          id="order-payment"
          label="Payment"
          helperText={
            payment.helperText ??
            (refundPending &&
              'The refund is on its way: the payment provider has not answered yet.')
          }
        />
        <TextField
          {...stateField('delivery_status', deliveryStates)}
          id="order-delivery"
          label="Delivery"
        />
      </Box>
      {values.fullName !== undefined && (
        <TextField
          {...getFieldProps('fullName')}
          error={'fullName' in errors}
          helperText={
            errors.fullName ?? (values.fullName === initialValues.fullName ? correctable : told)
          }
          id="order-full-name"
          label="Full name"
          fullWidth
          slotProps={{ htmlInput: { maxLength: limits.name.max } }}
        />
      )}
      {values.address !== undefined && (
        <TextField
          {...getFieldProps('address')}
          error={'address' in errors}
          helperText={
            errors.address ??
            (values.address === initialValues.address
              ? correctable
              : addressHelp(values.address) || told)
          }
          id="order-address"
          label="Delivery address"
          fullWidth
          slotProps={{ htmlInput: { maxLength: limits.address.max } }}
        />
      )}
      {values.trackingUrl !== undefined && (
        <TextField
          {...getFieldProps('trackingUrl')}
          error={'trackingUrl' in errors}
          helperText={
            errors.trackingUrl ?? (isMailed && 'Sent to the customer with the shipping email')
          }
          id="order-tracking"
          label="Tracking number or link"
          fullWidth
          slotProps={{ htmlInput: { maxLength: limits.trackingUrl.max } }}
        />
      )}
      {values.customerNote !== undefined && (
        <TextField
          {...getFieldProps('customerNote')}
          error={'customerNote' in errors}
          helperText={
            errors.customerNote ??
            (isMailed
              ? 'Shown with the order and in every email about it'
              : 'Printed on the packing slip')
          }
          id="order-customer-note"
          label="Note to the customer"
          multiline
          minRows={2}
          maxRows={8}
          fullWidth
          slotProps={{ htmlInput: { maxLength: limits.customerNote.max } }}
        />
      )}
      <TextField
        {...getFieldProps('notes')}
        error={'notes' in errors}
        helperText={errors.notes ?? 'Only for the shop. Customers never see this'}
        id="order-notes"
        label="Notes"
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        slotProps={{ htmlInput: { maxLength: limits.notes.max } }}
      />
    </>
  );
}
