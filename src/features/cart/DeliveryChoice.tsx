import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { i18n } from '../../../contract/i18n.ts';
import {
  chosenMethod,
  methodsTo,
  needsCountry,
  placesText,
} from '../../../contract/rules/deliveryMethods.ts';
import { deliveryName } from '../../../contract/rules/deliveryName.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import type { DeliveryMethod } from '../../../contract/schemas/selling.ts';
import type { CheckoutValues } from './checkoutValues.ts';

const option = { justifyContent: 'space-between', gap: 2 };

/** `cents`: price for this order. */
export type PricedDelivery = DeliveryMethod & { cents: number };

/** Delivery methods available for the address typed so far; without a country, each names its own. */
export function DeliveryChoice({ delivery }: { delivery: readonly PricedDelivery[] }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const there = methodsTo(delivery, values.address);
  if (there.length === 0) return null;
  const namesPlaces = needsCountry(delivery, values.address);
  return (
    <FormControl>
      <FormLabel id="delivery" sx={{ typography: 'h6', color: 'text.primary', mb: 0.75 }}>
        {i18n.t('Delivery')}
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
                <Stack component="span" direction="row" sx={option}>
                  <span>
                    {deliveryName(method)}
                    {namesPlaces && (
                      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                        {placesText(method)}
                      </Typography>
                    )}
                  </span>
                  <span>{cents === 0 ? i18n.t('Free') : formatCents(cents)}</span>
                </Stack>
              }
              sx={{ mr: 0, '& > :last-child': { flexGrow: 1 } }}
            />
          ))}
      </RadioGroup>
    </FormControl>
  );
}
