import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { countryOf } from '../../../contract/rules/addresses.ts';
import { chosenMethod } from '../../../contract/rules/pricing.ts';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormCheckbox } from '../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import {
  type AccountContact,
  type CheckoutValues,
  namedOrderSchema,
  noCheckoutValues,
  offerToSave,
  orderSchema,
  toOrderContact,
} from './checkoutValues.ts';
import { DeliveryChoice, type PricedDelivery } from './DeliveryChoice.tsx';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });

const Sheet = styled('section')(({ theme }) => ({
  maxWidth: theme.spacing(70),
  animation: `${slideIn} ${theme.transitions.duration.enteringScreen}ms ${theme.transitions.easing.easeOut}`,
}));

type OrderFormProps = {
  /** What was typed before, or is known of the customer. */
  initialValues?: Partial<CheckoutValues>;
  /** Whether the server takes a name with the order. */
  asksName: boolean;
  /** What the account has; where it is absent, nothing can be saved to it. */
  account?: AccountContact | undefined;
  /** The delivery methods; empty where the shop has set none. */
  delivery?: readonly PricedDelivery[];
  /** What is in the form now, after each change. */
  onType?: (values: CheckoutValues) => void;
  /** Back to the cart's lines. */
  onBack: () => void;
  /** Ends when the answer is there; until then nothing is sent again. */
  onCheckout: (contact: OrderContact, savesToAccount: boolean) => Promise<void>;
  /** The contact details are incomplete or wrong. */
  onInvalid: () => void;
};

/** The summary beside it may have a code typed into it before the form has come. */
function focusUnlessTyping(heading: HTMLElement | null): void {
  if (!document.activeElement?.matches('input')) focusOnMount(heading);
}

/** Contact and delivery of an order: it replaces the cart's lines, and takes the focus. */
export function OrderForm({
  initialValues,
  asksName,
  account,
  delivery = [],
  onType,
  onBack,
  onCheckout,
  onInvalid,
}: OrderFormProps) {
  return (
    <Sheet aria-labelledby="order-form">
      <Typography
        id="order-form"
        variant="h3"
        component="h2"
        tabIndex={-1}
        ref={focusUnlessTyping}
        sx={{ mb: 3, outline: 'none' }}
      >
        Contact and delivery
      </Typography>
      <ValidatedForm
        initialValues={{ ...noCheckoutValues, ...initialValues }}
        schema={asksName ? namedOrderSchema : orderSchema}
        onChange={onType}
        onInvalid={onInvalid}
        onSubmit={async (values) => {
          if (delivery.length > 0 && !chosenMethod(delivery, values)) {
            return { address: `We do not deliver to ${countryOf(values.address)} yet.` };
          }
          const saves = account && values.savesToAccount && offerToSave(account, values);
          const contact = toOrderContact(asksName ? values : { ...values, fullName: '' });
          await onCheckout(contact, Boolean(saves));
          return undefined;
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {account && <AddressChoice account={account} />}
          {asksName && (
            <FormTextField name="fullName" label="Full name" autoComplete="name" required />
          )}
          <EmailField name="email" label="Email" autoComplete="email" required />
          <PhoneField name="phone" label="Phone" required />
          <AddressField
            name="address"
            label="Delivery address"
            autoComplete="shipping street-address"
            required
          />
          <DeliveryChoice delivery={delivery} />
          {account && <SaveToAccount account={account} />}
        </Box>
        <Box
          data-bar
          sx={{
            mt: 3,
            display: 'flex',
            flexWrap: 'wrap-reverse',
            gap: 2,
            '& > *': { flexGrow: { xs: 1, sm: 0 } },
          }}
        >
          <Button variant="outlined" size="large" onClick={onBack}>
            BACK
          </Button>
          <SubmitButton>PROCEED TO CHECKOUT</SubmitButton>
        </Box>
      </ValidatedForm>
    </Sheet>
  );
}

/** Offers to keep what was typed for the next order; nothing where the account has it so. */
function SaveToAccount({ account }: { account: AccountContact }) {
  const { values } = useFormikContext<CheckoutValues>();
  const label = offerToSave(account, values);
  return label && <FormCheckbox name="savesToAccount" label={label} />;
}
