import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { i18n } from '../../../contract/i18n.ts';
import { countryOf, normalAddress } from '../../../contract/rules/addresses.ts';
import { chosenMethod } from '../../../contract/rules/deliveryMethods.ts';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import { toInternational } from '../../lib/phone.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { focusOnMount } from '../../ui/browser.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormCheckbox } from '../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { NativeSelectField } from '../../ui/NativeSelectField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import {
  type AccountContact,
  addressChoices,
  type CheckoutValues,
  emptyCheckoutValues,
  namedOrderSchema,
  offerToSave,
  orderSchema,
  toOrderContact,
} from './checkoutValues.ts';
import { DeliveryChoice, type PricedDelivery } from './DeliveryChoice.tsx';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });

const Sheet = styled(Box)(({ theme }) => ({
  maxWidth: theme.spacing(70),
  animation: `${slideIn} ${theme.transitions.duration.enteringScreen}ms ${theme.transitions.easing.easeOut}`,
})) as typeof Box;

export type OrderFormProps = {
  /** Values typed before or known from the account. */
  initialValues?: Partial<CheckoutValues>;
  /** True if the server accepts a name with the order. */
  asksName: boolean;
  /** Contact details saved in the account; absent if nothing can be saved to one. */
  account?: AccountContact | undefined;
  /** Delivery methods; empty if the shop has none. */
  delivery?: readonly PricedDelivery[];
  /** Message if the address does not determine the taxes; undefined if it does. */
  addressProblem?: ((address: string) => string | undefined) | undefined;
  /** No payment page follows, so the button says that it orders (docs/eu.md). */
  ordersAtOnce?: boolean;
  /** Element for the buttons; they follow the fields by default. */
  bar?: Element | null | undefined;
  onType?: (values: CheckoutValues) => void;
  onBack: () => void;
  /** Resolves when the server has answered; repeated submits are ignored until then. */
  onCheckout: (contact: OrderContact, savesToAccount: boolean) => Promise<void>;
};

const actions = {
  flexWrap: 'wrap-reverse',
  gap: 2,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

/** Focuses the heading, unless the customer is already typing, as in the discount code field. */
function focusUnlessTyping(heading: HTMLElement | null): void {
  if (!document.activeElement?.matches('input')) focusOnMount(heading);
}

/** Contact and delivery form; replaces the cart lines and takes the focus. */
export function OrderForm({
  initialValues,
  asksName,
  account,
  delivery = [],
  addressProblem,
  ordersAtOnce,
  bar,
  onType,
  onBack,
  onCheckout,
}: OrderFormProps) {
  const id = useId();
  const buttons = (
    <Stack data-bar direction="row" sx={{ ...actions, mt: bar ? 0 : 3 }}>
      <Button variant="outlined" size="large" onClick={onBack}>
        {i18n.t('BACK')}
      </Button>
      <SubmitButton form={id}>
        {ordersAtOnce ? i18n.t('ORDER WITH OBLIGATION TO PAY') : i18n.t('PROCEED TO CHECKOUT')}
      </SubmitButton>
    </Stack>
  );
  return (
    <Sheet component="section" aria-labelledby="order-form">
      <Typography
        id="order-form"
        variant="h3"
        component="h2"
        tabIndex={-1}
        ref={focusUnlessTyping}
        sx={{ mb: 3, outline: 'none' }}
      >
        {i18n.t('Contact and delivery')}
      </Typography>
      <ValidatedForm
        id={id}
        initialValues={{ ...emptyCheckoutValues, ...initialValues }}
        schema={asksName ? namedOrderSchema : orderSchema}
        onChange={onType}
        invalidNotice={
          <Alert severity="error" sx={{ mb: 3 }}>
            {i18n.t('Please fill in all required fields')}
          </Alert>
        }
        onSubmit={async (values) => {
          if (delivery.length > 0 && !chosenMethod(delivery, values)) {
            return {
              address: i18n.t('We do not deliver to {country} yet.', {
                country: countryOf(values.address),
              }),
            };
          }
          const problem = addressProblem?.(normalAddress(values.address));
          if (problem) return { address: problem };
          const saves = account && values.savesToAccount && offerToSave(account, values);
          const contact = toOrderContact(asksName ? values : { ...values, fullName: '' });
          await onCheckout(contact, Boolean(saves));
          return undefined;
        }}
      >
        <Stack sx={{ gap: 2 }}>
          {account && <AddressChoice account={account} />}
          {asksName && (
            <FormTextField
              name="fullName"
              label={i18n.t('Full name')}
              autoComplete="name"
              required
            />
          )}
          <EmailField name="email" label={i18n.t('Email')} autoComplete="email" required />
          <PhoneField name="phone" label={i18n.t('Phone')} required />
          <AddressField
            name="address"
            label={i18n.t('Delivery address')}
            autoComplete="shipping street-address"
            required
          />
          <DeliveryChoice delivery={delivery} />
          {account && <SaveToAccount account={account} />}
        </Stack>
        {bar ? createPortal(buttons, bar) : buttons}
      </ValidatedForm>
    </Sheet>
  );
}

/** Offers to save the details to the account; renders nothing if they are unchanged. */
function SaveToAccount({ account }: { account: AccountContact }) {
  const { values } = useFormikContext<CheckoutValues>();
  const label = offerToSave(account, values);
  return label && <FormCheckbox name="savesToAccount" label={label} />;
}

/** Fills the order form with one of the account's addresses; renders nothing if none is saved. */
export function AddressChoice({ account }: { account: AccountContact }) {
  const { values, setValues } = useFormikContext<CheckoutValues>();
  if (!account.savedAddresses?.length) return null;
  const choices = addressChoices(account);

  function choose(id: string | undefined) {
    const { address = '', phone, fullName } = choices.find((each) => each.id === id) ?? {};
    const reached = toInternational(phone || (id && account.phone)) || values.phone;
    const goesTo = fullName || (id && account.name) || values.fullName;
    void setValues({ ...values, address, phone: reached, fullName: goesTo });
  }

  return (
    <Box sx={{ mb: 1 }}>
      <NativeSelectField
        fullWidth
        label={i18n.t('Saved addresses')}
        emptyLabel={i18n.t('Another address')}
        options={Object.fromEntries(choices.map(({ id, address }) => [id, address]))}
        value={choices.find(({ address }) => address === normalAddress(values.address))?.id}
        onChange={choose}
      />
    </Box>
  );
}
