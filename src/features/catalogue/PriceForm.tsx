import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { type FocusEvent, useRef } from 'react';
import { object } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { currency, formatPrice } from '../../../contract/rules/money.ts';
import { amountRule, moneyPrompt, toOptionalNumber, toTyped } from '../../lib/formRules.ts';
import type { PriceBounds } from './queryFilters.ts';

type PriceRangeValues = { lowest: string; highest: string };

const price = amountRule(moneyPrompt);

const schema = object({
  lowest: price,
  highest: price.test(
    'not-below-lowest',
    () => i18n.t('Must not be below the lowest price'),
    (text, { parent }) => !text || !(Number(text) < Number((parent as PriceRangeValues).lowest)),
  ),
});

const fields = [
  { name: 'lowest', label: /*i18n*/ 'Lowest price' },
  { name: 'highest', label: /*i18n*/ 'Highest price' },
] as const;

/** Dollars, inclusive; undefined means no limit. */
type PriceRange = { minPrice: number | undefined; maxPrice: number | undefined };

export type PriceFormProps = {
  range: Partial<PriceRange>;
  /** Price range of the products; undefined while loading. */
  bounds?: PriceBounds | undefined;
  onApply: (range: PriceRange) => void;
};

/**
 * Price range fields, applied by the button or when the focus leaves the form. Invalid prices show
 * an error and are not applied.
 */
export default function PriceForm({ range, bounds, onApply }: PriceFormProps) {
  const form = useFormik<PriceRangeValues>({
    initialValues: { lowest: toTyped(range.minPrice), highest: toTyped(range.maxPrice) },
    enableReinitialize: true,
    validationSchema: schema,
    onSubmit: apply,
  });
  const applied = useRef<PriceRangeValues>(undefined);

  function apply(values: PriceRangeValues) {
    applied.current = values;
    onApply({
      minPrice: toOptionalNumber(values.lowest),
      maxPrice: toOptionalNumber(values.highest),
    });
  }

  // Synchronous, because a click outside may unmount the form.
  function applyWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget) || !form.dirty) return;
    if (applied.current !== form.values && schema.isValidSync(form.values)) {
      apply(form.values);
    }
  }

  const startAdornment = <InputAdornment position="start">{currency().sign}</InputAdornment>;
  return (
    <form noValidate onSubmit={form.handleSubmit} onBlur={applyWhenLeft}>
      <Stack sx={{ gap: 2 }}>
        {bounds && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('From {lowest} to {highest}', {
              lowest: formatPrice(bounds.lowest),
              highest: formatPrice(bounds.highest),
            })}
          </Typography>
        )}
        {fields.map(({ name, label }) => {
          const error = form.touched[name] && form.errors[name];
          return (
            <TextField
              key={name}
              {...form.getFieldProps(name)}
              label={i18n.t(label)}
              placeholder={bounds && toTyped(bounds[name])}
              size="small"
              error={Boolean(error)}
              helperText={error}
              slotProps={{ input: { startAdornment }, htmlInput: { inputMode: 'decimal' } }}
            />
          );
        })}
        <Button type="submit" variant="outlined">
          {i18n.t('Apply price')}
        </Button>
      </Stack>
    </form>
  );
}
