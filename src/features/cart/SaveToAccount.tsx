import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormikContext } from 'formik';
import { type AccountContact, differsFrom, type OrderValues } from './orderValues.ts';

/** Offers to keep phone and address for the next order; nothing where the account has them so. */
export function SaveToAccount({ account }: { account: AccountContact }) {
  const { values, getFieldProps } = useFormikContext<OrderValues>();
  if (!differsFrom(account, values)) return null;
  return (
    <FormControlLabel
      label="Save phone and address to my account"
      control={<Checkbox {...getFieldProps({ name: 'savesToAccount', type: 'checkbox' })} />}
    />
  );
}
