import { limits } from '../limits.ts';
import type { SavedAddress } from '../schemas/addresses.ts';

export const home: SavedAddress = {
  id: 'address-1',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  isDefault: false,
};

export const office: SavedAddress = {
  id: 'address-2',
  fullName: 'Anna Souza, Linha d’Água Lda',
  address: 'Avenida da Boavista 1277 4th floor, Porto, Portugal, 4100-130',
  phone: '+351917000111',
  isDefault: true,
};

export const fullAddresses: SavedAddress[] = [
  home,
  office,
  ...Array.from({ length: limits.addresses.max - 2 }, (_, index) => ({
    id: `address-${index + 3}`,
    address: `Torstraße ${index + 1}, Berlin, Germany, 10119`,
    isDefault: false,
  })),
];
