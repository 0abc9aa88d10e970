import { useField } from 'formik';
import { addressHelp } from '../lib/address.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type AddressFieldProps = Pick<FormTextFieldProps, 'name' | 'label' | 'hint' | 'required'> & {
  /** Whose address it is, to the browser's own address book. */
  autoComplete: 'street-address' | 'shipping street-address';
};

/** An address in one line, which says while it is typed what is missing. */
export function AddressField(props: AddressFieldProps) {
  const [{ value }] = useField<string>(props.name);
  return <FormTextField {...props} help={addressHelp(value)} />;
}
