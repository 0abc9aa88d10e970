import { object } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { isFull, normalAddress } from '../../../contract/rules/addresses.ts';
import type { SavedAddress } from '../../../contract/schemas/addresses.ts';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import { toE164 } from '../../lib/e164.ts';
import {
  addressPrompt,
  addressRule,
  emailRule,
  fullNameRule,
  phoneRule,
} from '../../lib/formRules.ts';
import { toInternational } from '../../lib/phone.ts';

export const emptyCheckoutValues = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  /** Id of the chosen delivery method. */
  delivery: '',
  /** Also save the details to the account. */
  savesToAccount: false,
};

export type CheckoutValues = typeof emptyCheckoutValues;

/** Contact details saved in the account; absent means unknown. */
export type AccountContact = {
  name?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  /** Absent if addresses can't be saved. */
  savedAddresses?: readonly SavedAddress[] | undefined;
};

/** Selectable addresses: the saved ones and the profile's. */
export function addressChoices({ address = '', savedAddresses = [] }: AccountContact) {
  const own = address.trim();
  const isAnother = own !== '' && !savedAddresses.some((saved) => saved.address === own);
  return isAnother
    ? [...savedAddresses, { id: 'own', address: own, phone: '', fullName: '' }]
    : savedAddresses;
}

/** Label of the offer to save the details; undefined if nothing would change or can be saved. */
export function offerToSave(account: AccountContact, { phone, address }: CheckoutValues) {
  const { savedAddresses } = account;
  if (savedAddresses) {
    const isKnown = addressChoices(account).some((each) => each.address === normalAddress(address));
    return isKnown || isFull(savedAddresses)
      ? undefined
      : i18n.t('Save this address to my account');
  }
  const isNewPhone = toE164(phone) !== toE164(toInternational(account.phone));
  const isNew = isNewPhone || normalAddress(address) !== normalAddress(account.address ?? '');
  return isNew ? i18n.t('Save phone and address to my account') : undefined;
}

/** Validates the order form, with the texts of specification T21, T22 and T26. */
export const orderSchema = object({
  email: emailRule().required(() => i18n.t('Email is required')),
  phone: phoneRule().required(() => i18n.t('Invalid phone number')),
  address: addressRule(addressPrompt).required(addressPrompt),
});

/** Like `orderSchema`, for servers that accept a name. */
export const namedOrderSchema = orderSchema.shape({
  fullName: fullNameRule().required(() => i18n.t('Full name is required')),
});

export function toOrderContact({ email, phone, address, ...values }: CheckoutValues): OrderContact {
  const fullName = values.fullName.trim();
  return {
    ...(fullName && { fullName }),
    email: email.trim(),
    phone: toE164(phone),
    address: normalAddress(address),
  };
}
