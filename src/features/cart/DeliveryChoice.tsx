import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { formatCents } from '../../../contract/rules/money.ts';
import { chosenMethod, deliveryName, methodsTo } from '../../../contract/rules/pricing.ts';
import type { DeliveryMethod } from '../../../contract/schemas/selling.ts';
import type { CheckoutValues } from './checkoutValues.ts';

const Option = styled('span')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

/** What it costs for this order, in cents. */
export type PricedDelivery = DeliveryMethod & { cents: number };

/** The delivery methods for the address, as far as it is typed. */
export function DeliveryChoice({ delivery }: { delivery: readonly PricedDelivery[] }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const there = methodsTo(delivery, values.address);
  if (there.length === 0) return null;
  return (
    <FormControl>
      <FormLabel id="delivery" sx={{ typography: 'h6', color: 'text.primary', mb: 0.75 }}>
        Delivery
      </FormLabel>
      <RadioGroup
        aria-labelledby="delivery"
        name="delivery"
        value={chosenMethod(delivery, values)?.id ?? ''}
        onChange={(_, id) => void setFieldValue('delivery', id)}
      >
        {delivery
          .filter(({ id }) => there.some((method) => method.id === id))
          .map(({ cents, ...method }) => (
            <FormControlLabel
              key={method.id}
              value={method.id}
              control={<Radio />}
              disableTypography
              label={
                <Option>
                  <span>{deliveryName(method)}</span>
                  <span>{cents === 0 ? 'Free' : formatCents(cents)}</span>
                </Option>
              }
              sx={{ mr: 0, '& > :last-child': { flexGrow: 1 } }}
            />
          ))}
      </RadioGroup>
    </FormControl>
  );
}
