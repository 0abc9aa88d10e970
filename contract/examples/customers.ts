import { limits } from '../limits.ts';
import type { SavedAddress } from '../schemas/addresses.ts';
import type { Customer, CustomerDetails } from '../schemas/customers.ts';
import { exampleOrders } from './orders.ts';
import { requestedReturn } from './returns.ts';
import { exampleReviews } from './reviews.ts';

const anna: Customer = {
  ...{ id: 'user-anna', name: 'Anna Souza', email: 'anna@example.test', role: 'customer' },
  ...{ orders: 5, spend: 1741.95 },
  last: '2026-05-01T12:00:00.000Z',
  since: '2026-01-01T00:00:00.000Z',
};

/** A customer, a guest, an admin who never ordered, and names of any length. */
export const exampleCustomers: Customer[] = [
  anna,
  {
    ...{ id: 'guest-1', name: '', email: 'dmitri.volkov@example.test', role: 'guest' },
    ...{ orders: 1, spend: 89 },
    last: '2026-04-30T12:00:00.000Z',
    since: '2026-04-30T12:00:00.000Z',
  },
  {
    ...{ id: 'user-clara', name: 'Clara von Winterfeld-Hohenstein zu Brandenburg' },
    ...{ email: 'clara.von.winterfeld-hohenstein@example.test', role: 'customer' },
    ...{ orders: 12, spend: 10_441.5 },
    last: '2026-03-12T12:00:00.000Z',
    since: '2026-01-05T00:00:00.000Z',
  },
  {
    ...{ id: 'user-admin', name: 'Marta Reis', email: 'admin@example.test', role: 'admin' },
    ...{ orders: 0, spend: 0, since: '2026-01-01T00:00:00.000Z' },
  },
];

export const exampleCustomer: CustomerDetails = {
  customer: anna,
  phone: '351912345678',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  savedAddresses: [
    {
      ...{ id: 'address-1', fullName: 'Rita Souza', isDefault: false },
      address: 'Avenida da Liberdade 3, Porto, Portugal, 4000',
    },
  ],
  orders: [requestedReturn, ...exampleOrders],
  reviews: exampleReviews.slice(0, 2),
  note: { text: 'Prefers parcels on Fridays.', version: 1 },
};

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
