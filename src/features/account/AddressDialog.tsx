import Box from '@mui/material/Box';
import type { SavedAddress, SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { FormCheckbox } from '../../ui/FormCheckbox.tsx';
import { type FormAnswer, FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { addressSchema, toAddressInput, toAddressValues } from './addressValues.ts';

type AddressDialogProps = {
  /** The one that is changed; undefined for a new one. */
  saved: SavedAddress | undefined;
  onSave: (input: SavedAddressInput) => Promise<FormAnswer<SavedAddressInput>>;
  onClose: () => void;
};

/** An address of a customer's, to be added or changed. */
export function AddressDialog({ saved, onSave, onClose }: AddressDialogProps) {
  return (
    <FormDialog
      title={saved ? 'Edit address' : 'Add address'}
      initialValues={toAddressValues(saved)}
      schema={addressSchema}
      onSubmit={(values) => onSave(toAddressInput(values, saved?.id))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <FormTextField
          name="fullName"
          label="Full name (optional)"
          autoComplete="name"
          hint="If it is not your own"
        />
        <AddressField
          name="address"
          label="Delivery address"
          autoComplete="shipping street-address"
          required
        />
        <PhoneField name="phone" label="Phone (optional)" hint="If it is not your own" />
        <FormCheckbox name="isDefault" label="Use for new orders" />
      </Box>
    </FormDialog>
  );
}
