import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { i18n } from '../../../contract/i18n.ts';
import { normalAddress } from '../../../contract/rules/addresses.ts';
import { toInternational } from '../../lib/phone.ts';
import { NativeSelectField } from '../../ui/NativeSelectField.tsx';
import { type AccountContact, addressChoices, type CheckoutValues } from './checkoutValues.ts';

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
