import { useField } from 'formik';
import { useContext } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { addressHelp } from '../lib/address.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';
import { OwnZips } from './OwnZips.ts';

type AddressFieldProps = Pick<FormTextFieldProps, 'name' | 'label' | 'required'> & {
  /** `autocomplete` value for the browser's autofill. */
  autoComplete: 'street-address' | 'shipping street-address';
};

/** Single-line address with live hints about missing parts. */
export function AddressField(props: AddressFieldProps) {
  const [{ value }] = useField<string>(props.name);
  const ownZips = useContext(OwnZips);
  return (
    <FormTextField
      {...props}
      hint={i18n.t('Street, City, Country, Zip, e.g. Rua das Flores 12, Lisbon, Portugal, 12000')}
      help={addressHelp(value, ownZips)}
    />
  );
}
