import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import { CheckedForm } from '../../ui/CheckedForm.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { takeFocus } from '../../ui/takeFocus.ts';
import { noOrderValues, type OrderValues, orderSchema, toOrderContact } from './orderValues.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });

const Sheet = styled('section')(({ theme }) => ({
  maxWidth: theme.spacing(70),
  animation: `${slideIn} ${theme.transitions.duration.enteringScreen}ms ${theme.transitions.easing.easeOut}`,
}));

type OrderFormProps = {
  /** What was typed before. */
  initialValues?: OrderValues;
  /** What is in the form now, after each change. */
  onType?: (values: OrderValues) => void;
  /** Back to the cart's lines, with what was typed until then. */
  onBack: (values: OrderValues) => void;
  /** Ends when the answer is there; until then nothing is sent again. */
  onCheckout: (contact: OrderContact) => Promise<void>;
  /** The contact details are incomplete or wrong. */
  onInvalid: () => void;
};

/** Who orders, and where to: it takes the place of the cart's lines, and the focus. */
export function OrderForm({
  initialValues = noOrderValues,
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
        ref={takeFocus}
        sx={{ mb: 3, outline: 'none' }}
      >
        Contact and delivery
      </Typography>
      <CheckedForm
        initialValues={initialValues}
        schema={orderSchema}
        onInvalid={onInvalid}
        onSubmit={async (values) => {
          await onCheckout(toOrderContact(values));
          return undefined;
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <EmailField name="email" label="Email" autoComplete="email" required />
          <PhoneField name="phone" label="Phone" required />
          <FormTextField
            name="address"
            label="Delivery address"
            autoComplete="street-address"
            hint="Street, City, Country, Zip"
            required
          />
        </Box>
        <Buttons onType={onType} onBack={onBack} />
      </CheckedForm>
    </Sheet>
  );
}

function Buttons({ onType, onBack }: Pick<OrderFormProps, 'onType' | 'onBack'>) {
  const { values } = useFormikContext<OrderValues>();
  useEffect(() => onType?.(values), [values, onType]);
  return (
    <Box
      sx={{
        mt: 3,
        display: 'flex',
        flexWrap: 'wrap-reverse',
        gap: 2,
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      <Button variant="outlined" size="large" onClick={() => onBack(values)}>
        BACK
      </Button>
      <SubmitButton>PROCEED TO CHECKOUT</SubmitButton>
    </Box>
  );
}
