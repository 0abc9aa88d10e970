import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type EmailFieldProps = Pick<FormTextFieldProps, 'name' | 'label' | 'required'> & {
  /** The `autocomplete` value: `username` if the email is part of a login. */
  autoComplete: 'email' | 'username';
};

/** An email address, typed on a keyboard that has an @. */
export function EmailField(props: EmailFieldProps) {
  return <FormTextField {...props} type="email" inputMode="email" />;
}
