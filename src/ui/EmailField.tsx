import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type EmailFieldProps = Pick<FormTextFieldProps, 'name' | 'label' | 'required'> & {
  /** `username` if the email is part of a login; `off` if it is someone else’s. */
  autoComplete: 'email' | 'username' | 'off';
};

/** Email field with the email keyboard on touch devices. */
export function EmailField(props: EmailFieldProps) {
  return <FormTextField {...props} type="email" inputMode="email" />;
}
