import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { i18n } from '../../../../contract/i18n.ts';
import { methodsTo } from '../../../../contract/rules/deliveryMethods.ts';
import { deliveryName } from '../../../../contract/rules/deliveryName.ts';
import { formatCents } from '../../../../contract/rules/money.ts';
import type { ManualOrder } from '../../../../contract/schemas/manualOrder.ts';
import type { CheckoutOptions } from '../../../../contract/schemas/selling.ts';
import { AddressField } from '../../../ui/AddressField.tsx';
import { EmailField } from '../../../ui/EmailField.tsx';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import {
  emptyOrder,
  type NewLine,
  type NewOrderValues,
  newOrderBill,
  newOrderSchema,
} from './newOrder.ts';

const payments: Record<ManualOrder['payment'], string> = {
  cash: /*i18n*/ 'Paid in cash',
  transfer: /*i18n*/ 'Paid by bank transfer',
  card: /*i18n*/ 'Paid by card elsewhere',
  unpaid: /*i18n*/ 'Not paid yet',
};

type NewOrderFormProps = {
  lines: readonly NewLine[];
  offered: Pick<CheckoutOptions, 'delivery' | 'taxes'>;
  problem: string | undefined;
  onSend: (values: NewOrderValues) => Promise<void>;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

export function NewOrderForm(props: NewOrderFormProps) {
  const { lines, offered, problem, onSend, onUnsavedChange } = props;
  return (
    <ValidatedForm
      initialValues={emptyOrder}
      schema={newOrderSchema}
      onSubmit={async (values) => {
        await onSend(values);
        return undefined;
      }}
      onUnsavedChange={onUnsavedChange}
    >
      <AdminCard title={i18n.t('Customer')}>
        <FormTextField name="fullName" label={i18n.t('Full name')} autoComplete="off" />
        <EmailField name="email" label={i18n.t('Email')} autoComplete="email" />
        <PhoneField name="phone" label={i18n.t('Phone')} />
        <AddressField name="address" label={i18n.t('Address')} autoComplete="street-address" />
        <Delivery methods={offered.delivery} />
        <FormTextField
          name="payment"
          label={i18n.t('Payment')}
          options={Object.entries(payments).map(([payment, label]) => [payment, i18n.t(label)])}
        />
        <FormTextField
          name="notes"
          label={i18n.t('Notes')}
          hint={i18n.t('For the shop only: the customer does not see them')}
          minRows={2}
        />
        <FormCheckbox name="mailsCustomer" label={i18n.t('Confirm it by email')} />
        <OrderBill lines={lines} offered={offered} />
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <div>
          <SubmitButton>{i18n.t('Take the order')}</SubmitButton>
        </div>
      </AdminCard>
    </ValidatedForm>
  );
}

function Delivery({ methods }: { methods: CheckoutOptions['delivery'] }) {
  const { values } = useFormikContext<NewOrderValues>();
  if (methods.length === 0) return null;
  return (
    <FormTextField
      name="delivery"
      label={i18n.t('Delivery')}
      options={[
        ['', i18n.t('Handed over, no delivery')],
        ...methodsTo(methods, values.address).map(
          (method) => [method.id, deliveryName(method)] as const,
        ),
      ]}
    />
  );
}

function OrderBill({ lines, offered }: Pick<NewOrderFormProps, 'lines' | 'offered'>) {
  const { values } = useFormikContext<NewOrderValues>();
  const { totalCents, sums, taxes } = newOrderBill(lines, values, offered);
  const total = { label: i18n.t('Total'), amount: formatCents(totalCents) };
  return (
    <div role="status" aria-label={i18n.t('What it comes to')}>
      {[...sums, total, ...taxes].map((line) => (
        <Typography
          key={line.label}
          variant={line === total ? 'h5' : 'body2'}
          component="p"
          sx={{ display: 'flex', justifyContent: 'space-between' }}
        >
          <span>{line.label}</span>
          <span>{line.amount}</span>
        </Typography>
      ))}
    </div>
  );
}
