import { object } from 'yup';
import { isFull } from '../../../contract/rules/addresses.ts';
import type { SavedAddress } from '../../../contract/schemas/addresses.ts';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import {
  addressPrompt,
  addressRule,
  emailRule,
  fullNameRule,
  phoneRule,
} from '../../lib/formRules.ts';
import { compactPhone, toInternational } from '../../lib/phone.ts';

export const noCheckoutValues = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  /** The id of the delivery that was chosen. */
  delivery: '',
  /** They are to be the account's, too. */
  savesToAccount: false,
};

/** The order form as it is on the screen. */
export type CheckoutValues = typeof noCheckoutValues;

/** What the account has of it; absent parts are not known. */
export type AccountContact = {
  name?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  /** Absent where none can be saved. */
  savedAddresses?: readonly SavedAddress[] | undefined;
};

/** What a customer with saved addresses chooses among: those, and the one of their details. */
export function addressChoices({ address = '', savedAddresses = [] }: AccountContact) {
  const own = address.trim();
  const isAnother = own !== '' && !savedAddresses.some((saved) => saved.address === own);
  return isAnother
    ? [...savedAddresses, { id: 'own', address: own, phone: '', fullName: '' }]
    : savedAddresses;
}

/** What saving these to the account is called; undefined where it would change nothing, or can't be. */
export function offerToSave(account: AccountContact, { phone, address }: CheckoutValues) {
  const { savedAddresses } = account;
  if (savedAddresses) {
    const isKnown = addressChoices(account).some((each) => each.address === address.trim());
    return isKnown || isFull(savedAddresses) ? undefined : 'Save this address to my account';
  }
  const isNewPhone = compactPhone(phone) !== toInternational(account.phone);
  const isNew = isNewPhone || address.trim() !== (account.address ?? '').trim();
  return isNew ? 'Save phone and address to my account' : undefined;
}

/** What each field must be like, in the words of specification T21, T22 and T26. */
export const orderSchema = object({
  email: emailRule().required('Email is required'),
  phone: phoneRule().required('Invalid phone number'),
  address: addressRule(addressPrompt).required(addressPrompt),
});

/** The same where the server takes a name. */
export const namedOrderSchema = orderSchema.shape({
  fullName: fullNameRule().required('Full name is required'),
});

/** Values that passed the schema, as the order's calls take them. */
export function toOrderContact({ email, phone, address, ...values }: CheckoutValues): OrderContact {
  const fullName = values.fullName.trim();
  return {
    ...(fullName && { fullName }),
    email: email.trim(),
    phone: compactPhone(phone),
    address: address.trim(),
  };
}
