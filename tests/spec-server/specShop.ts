import type { Variants } from './variants.ts';

export type SpecProduct = {
  _id: string;
  name: string;
  description: string;
  price: number;
  category: string;
  newCollection: boolean;
  mostPopular: boolean;
  rating: number;
  images: { name: string; flagman: boolean }[];
  sizes: { size: string; quantity: number; description: string }[];
};

export type SpecLine = { itemId: string; size: string; quantity: number };

export type SpecUser = {
  id: string;
  name: string;
  email: string;
  password: string;
  phone?: string;
  address?: string;
  role: 'customer' | 'admin';
  cart: SpecLine[];
  favourites: string[];
  /** Product ids, with their stars. */
  rated: Map<string, number>;
  /** Base32; set when the admin starts to enrol. */
  mfaSecret?: string;
  isEnrolled: boolean;
};

export type SpecOrder = {
  _id: string;
  userId: string;
  address: string;
  phone: string;
  email: string;
  payment_status: string;
  delivery_status: string;
  total: number;
  notes: string;
  createdAt: string;
  products: Record<string, unknown>[];
};

/** A checkout before its payment; `order` is the order that its thank-you page may place. */
type PlainCheckout = {
  userId: string;
  /** URL to return to. */
  website: string;
  contact: { address: string; phone: string; email: string };
  products: Record<string, unknown>[];
  total: number;
  isPaid: boolean;
};

export const admin = { email: 'owner@plain.test', password: 'a plain password' };

const states = {
  ours: {
    paymentStates: ['pending', 'paid', 'failed', 'refunded'],
    deliveryStates: ['processing', 'shipped', 'delivered', 'returned', 'cancelled'],
  },
  foreign: {
    paymentStates: ['WAITING', 'PAID', 'BOUNCED'],
    deliveryStates: ['NEW', 'SENT', 'ARRIVED'],
  },
};

/** In-memory data of a server, with a few products and an admin. */
export function openSpecShop(variants: Variants) {
  let lastId = 100;
  const nextId = () => String(++lastId);
  const owner: SpecUser = { ...newUser(nextId()), ...admin, name: 'Owner', role: 'admin' };
  const { paymentStates, deliveryStates } = states[variants.states];
  return {
    variants,
    nextId,
    products: [
      exampleProduct(nextId(), 'Plain Linen Shirt', 'women'),
      exampleProduct(nextId(), 'Plain Chore Jacket', 'men'),
      exampleProduct(nextId(), 'Plain Duffle Coat', 'kid'),
    ],
    users: [owner],
    sessions: new Map<string, SpecUser>(),
    orders: [] as SpecOrder[],
    checkouts: new Map<string, PlainCheckout>(),
    /** Time that `/createorder` takes, ms. */
    orderTime: 0,
    /** Uploaded pictures by name. */
    pictures: new Map<string, { type: string; bytes: Buffer }>(),
    envparams: { allowedSizes: ['S', 'M', 'L'], picturesNumber: 5, paymentStates, deliveryStates },
  };
}

export type SpecShop = ReturnType<typeof openSpecShop>;

export function newUser(id: string): SpecUser {
  return {
    id,
    name: '',
    email: '',
    password: '',
    role: 'customer',
    cart: [],
    favourites: [],
    rated: new Map(),
    isEnrolled: false,
  };
}

function exampleProduct(_id: string, name: string, category: string): SpecProduct {
  return {
    _id,
    name,
    description: 'Cut to be worn for years.',
    price: 89.5,
    category,
    newCollection: true,
    mostPopular: true,
    rating: 4,
    images: [
      { name: `back-${_id}.png`, flagman: false },
      { name: `front-${_id}.png`, flagman: true },
    ],
    sizes: ['S', 'M', 'L'].map((size) => ({ size, quantity: 9, description: '' })),
  };
}
