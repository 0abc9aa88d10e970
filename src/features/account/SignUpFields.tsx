import { limits } from '../../../contract/limits.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';

/** Who wants to be a customer. */
export function SignUpFields() {
  return (
    <>
      <FormTextField name="username" label="Username" autoComplete="name" required />
      <EmailField name="email" label="Email" autoComplete="username" required />
      <PasswordField
        name="password"
        label="Password"
        hint={`${limits.password.min} to ${limits.password.max} characters`}
        autoComplete="new-password"
        required
      />
      <PhoneField name="phone" label="Phone (optional)" />
      <AddressField
        name="address"
        label="Address (optional)"
        autoComplete="street-address"
        hint="Street Address, City, Country, Zip Code"
      />
    </>
  );
}
