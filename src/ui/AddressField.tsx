import { useField } from 'formik';
import { addressHelp } from '../lib/address.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type AddressFieldProps = Pick<FormTextFieldProps, 'name' | 'label' | 'required'> & {
  /** Whose address it is, to the browser's own address book. */
  autoComplete: 'street-address' | 'shipping street-address';
};

/** An address in one line, which says while it is typed what is missing. */
export function AddressField(props: AddressFieldProps) {
  const [{ value }] = useField<string>(props.name);
  return (
    <FormTextField
      {...props}
      hint="Street, City, Country, Zip, e.g. Rua das Flores 12, Lisbon, Portugal, 12000"
      help={addressHelp(value)}
    />
  );
}
