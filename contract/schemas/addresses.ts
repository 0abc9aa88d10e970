import Type, { type Static } from 'typebox';
import { Address, FullName, Id, optional, Phone, StrictObject } from './common.ts';

export const SavedAddress = Type.Object({
  id: Id,
  fullName: optional(Type.String(), 'Whom it is for, if not the customer'),
  address: Type.String(),
  phone: optional(Type.String(), 'Who is reached there, if not the customer'),
  isDefault: Type.Boolean({ description: 'Orders go there unless another one is chosen' }),
});
export type SavedAddress = Static<typeof SavedAddress>;

/** Absent name and phone are removed. A new default address replaces the old one. */
export const SavedAddressInput = StrictObject({
  id: optional(
    Id,
    'Which one it takes the place of; without it, a new one, or the one with these words',
  ),
  fullName: Type.Optional(FullName),
  address: Address,
  phone: Type.Optional(Phone),
  isDefault: Type.Boolean(),
});
export type SavedAddressInput = Static<typeof SavedAddressInput>;
