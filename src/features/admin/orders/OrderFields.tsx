import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { isState } from '../../../../contract/rules/orderStates.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { addressHelp } from '../../../lib/address.ts';
import { stateLabel } from '../../../lib/labels.ts';
import { OwnZips } from '../../../ui/OwnZips.ts';
import { useMay } from '../frame/useMay.ts';
import type { OrderValues } from './useOrderForm.ts';

const correctable = /*i18n*/ 'Can be corrected until it is shipped';

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
  const told = isMailed ? i18n.t('The customer is told by email') : i18n.t(correctable);
  const { fullName, address, email, trackingUrl, customerNote } = values;
  const ownZips = useContext(OwnZips);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 2 }}>
        <TextField
          {...stateField(
            'payment_status',
            paymentStates,
            refundPending &&
              i18n.t('The refund is on its way: the payment provider has not answered yet.'),
          )}
          label={i18n.t('Payment')}
        />
        <TextField {...stateField('delivery_status', deliveryStates)} label={i18n.t('Delivery')} />
      </Box>
      {mayWrite && fullName !== undefined && (
        <TextField
          {...textField(
            'fullName',
            limits.name,
            fullName === initialValues.fullName ? i18n.t(correctable) : told,
          )}
          label={i18n.t('Full name')}
        />
      )}
      {mayWrite && address !== undefined && (
        <TextField
          {...textField(
            'address',
            limits.address,
            address === initialValues.address
              ? i18n.t(correctable)
              : addressHelp(address, ownZips) || told,
          )}
          label={i18n.t('Delivery address')}
        />
      )}
      {mayWrite && email !== undefined && (
        <TextField
          {...textField(
            'email',
            limits.email,
            email === initialValues.email
              ? i18n.t('Mail about this order goes here')
              : i18n.t('Refused mail is sent again. Links in earlier mail stop working'),
          )}
          label={i18n.t('Email')}
          type="email"
        />
      )}
      {trackingUrl !== undefined && (
        <TextField
          {...textField(
            'trackingUrl',
            ownerLimits.trackingUrl,
            isMailed && i18n.t('Sent to the customer with the shipping email'),
          )}
          label={i18n.t('Tracking number or link')}
        />
      )}
      {customerNote !== undefined && (
        <TextField
          {...textField(
            'customerNote',
            ownerLimits.customerNote,
            isMailed
              ? i18n.t('Shown with the order and in every email about it')
              : i18n.t('Printed on the packing slip'),
          )}
          {...severalLines}
          label={i18n.t('Note to the customer')}
        />
      )}
      <TextField
        {...textField(
          'notes',
          ownerLimits.notes,
          i18n.t('Only for the shop. Customers never see this'),
        )}
        {...severalLines}
        label={i18n.t('Notes')}
      />
    </>
  );
}

const severalLines = { multiline: true, minRows: 2, maxRows: 8 };
