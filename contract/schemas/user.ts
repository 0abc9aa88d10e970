import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { permissions } from '../rules/permissions.ts';
import { SavedAddress } from './addresses.ts';
import { CartItem, CartLines } from './cart.ts';
import {
  Address,
  Count,
  Dollars,
  Email,
  Id,
  MfaCode,
  optional,
  Phone,
  StrictObject,
  Time,
} from './common.ts';
import { FormerOrder } from './formerShop.ts';
import { MySizes } from './mySizes.ts';
import { NewsletterState } from './newsletter.ts';
import { Order } from './order.ts';
import { Product } from './product.ts';
import { OwnReview, Stars } from './reviews.ts';

/** Must not be blank. */
const Username = Type.String({
  minLength: limits.name.min,
  maxLength: limits.name.max,
  pattern: '\\S',
});

const Password = Type.String({ minLength: limits.password.min, maxLength: limits.password.max });

export const User = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  role: Type.String({ description: '"admin", or any other role for a customer' }),
  permissions: optional(
    Type.Array(Type.Enum(permissions)),
    'Extension: what an admin’s role allows; absent where each admin may do everything',
  ),
  favoriteProducts: Type.Array(Id),
  cartData: Type.Array(CartItem),
  mustEnrol: optional(
    Type.Boolean(),
    'Extension: an admin who may do nothing but enrol in MFA before they have',
  ),
  savedAddresses: optional(
    Type.Array(SavedAddress),
    'Extension: absent where none can be saved; oldest first',
  ),
  mySizes: optional(MySizes, 'Extension: absent where none can be saved'),
  newsletter: optional(NewsletterState, 'Extension: absent where there is none'),
  mayLeave: optional(
    Type.Boolean(),
    'Extension: true where `GET /exportuser` and `POST /deleteuser` are offered',
  ),
});
export type User = Static<typeof User>;

/** Only email and password count, and token for an admin who enrolled in MFA. */
export const LoginRequest = StrictObject({
  email: Type.String({ maxLength: limits.email.max }),
  password: Type.String({ maxLength: limits.password.max }),
  token: Type.Optional(Type.String({ maxLength: 20 })),
  username: Type.Optional(Type.String({ maxLength: limits.name.max })),
  role: Type.Optional(Type.String({ maxLength: 40 })),
  id: Type.Optional(Type.String({ maxLength: 64 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  address: Type.Optional(Type.String({ maxLength: limits.address.max })),
});
export type LoginRequest = Static<typeof LoginRequest>;

export const SignupRequest = StrictObject({
  username: Username,
  email: Email,
  password: Password,
  phone: Type.Optional(Type.String({ pattern: patterns.phoneDigits, maxLength: limits.phone.max })),
  address: Type.Optional(Address),
  cartItems: CartLines,
});
export type SignupRequest = Static<typeof SignupRequest>;

/** Answer of login and sign-up: the token and its user. */
export const LoginReply = Type.Object({
  success: Type.Boolean(),
  token: Type.Optional(Type.String()),
  data: Type.Optional(Type.Object({ user: Type.Object({ role: Type.String(), id: Id }) })),
  errors: Type.Optional(Type.Array(Type.String())),
});
export type LoginReply = Static<typeof LoginReply>;

export const UserChange = StrictObject({
  username: Username,
  email: Email,
  password: Type.Optional(Password),
  phone: Type.Optional(Phone),
  address: Type.Optional(Address),
  currentPassword: optional(
    Type.String({ maxLength: limits.password.max }),
    'Extension: asked for by a 400 that names it, when the login is some time ago and email or password change',
  ),
  token: optional(MfaCode, 'Extension: the same, for users enrolled in MFA'),
});
export type UserChange = Static<typeof UserChange>;

/** Proof that the account's owner requests its deletion. */
export const AccountDeletion = StrictObject({
  currentPassword: Type.String({ maxLength: limits.password.max }),
  token: optional(MfaCode, 'A code, or a recovery code, for users enrolled in MFA'),
});
export type AccountDeletion = Static<typeof AccountDeletion>;

/** Everything the shop holds about a customer. */
export const OwnData = Type.Object({
  exportedAt: Time,
  account: Type.Object({
    id: Id,
    name: Type.String(),
    email: Type.String(),
    phone: Type.Optional(Type.String()),
    address: Type.Optional(Type.String()),
    role: Type.String(),
    createdAt: Time,
    reviewMails: Type.Boolean({ description: 'Whether the shop may ask for reviews by email' }),
    language: optional(Type.String(), 'Code of the language of emails to the customer'),
  }),
  newsletter: optional(
    Type.Object({
      email: Type.String(),
      text: Type.String(),
      language: Type.String(),
      givenAt: Time,
      confirmedAt: Type.Optional(Time),
    }),
    'The consent, if there is one',
  ),
  savedAddresses: Type.Array(SavedAddress),
  mySizes: MySizes,
  orders: Type.Array(Order),
  formerOrders: Type.Array(FormerOrder, { description: 'Orders of a former shop' }),
  checkouts: Type.Array(
    Type.Object({
      status: Type.String(),
      createdAt: Time,
      total: Dollars,
      currency: optional(Type.String(), 'ISO 4217 code; absent for the shop’s main one'),
      address: Type.String(),
      phone: Type.String(),
      email: Type.String(),
      fullName: Type.String(),
    }),
  ),
  ratings: Type.Array(
    Type.Object({
      ...{ productId: Id, rating: Count, ratedAt: Time },
      review: optional(OwnReview, 'What was written besides'),
    }),
  ),
  favorites: Type.Array(Type.Object({ productId: Id, addedAt: Time })),
  cart: Type.Array(
    Type.Object({ itemId: Id, size: Type.String(), quantity: Count, addedAt: Time }),
  ),
  stockAlerts: Type.Array(
    Type.Object({
      ...{ productId: Id, size: Type.String(), email: Type.String(), createdAt: Time },
      sentAt: Type.Optional(Time),
    }),
  ),
  reviewRequests: Type.Array(Type.Object({ orderId: Id, sentAt: Time }), {
    description: 'Emails that asked for a review',
  }),
  measuring: Type.Array(
    Type.Object({
      ...{ visitorId: Id, services: Type.Array(Type.String()), userAgent: Type.String() },
      ...{ givenAt: Time, lastSeenAt: Time },
      messages: Type.Array(
        Type.Object({
          ...{ service: Type.String(), type: Type.String(), at: Time },
          amount: optional(Dollars, 'Sum of a refund'),
          events: Type.Optional(
            Type.Array(
              Type.Object({
                ...{ name: Type.String(), path: Type.String() },
                items: Type.Array(
                  Type.Object({
                    ...{ productId: Id, quantity: Count, size: Type.Optional(Type.String()) },
                  }),
                ),
              }),
            ),
          ),
          sentAt: Type.Optional(Time),
          answer: Type.Optional(Type.String()),
        }),
      ),
    }),
    { description: 'Consents to measuring of the visitors who checked out, and what it reports' },
  ),
  sessions: Type.Array(Type.Object({ createdAt: Time, expiresAt: Time })),
});
export type OwnData = Static<typeof OwnData>;

/** A new password, with the token of the emailed link. */
export const PasswordReset = StrictObject({
  token: Type.String({ minLength: 20, maxLength: 200 }),
  password: Password,
});
export type PasswordReset = Static<typeof PasswordReset>;

/** Product that the customer bought, and whether it is rated. */
export const RelatedProduct = Type.Object({
  productId: Product,
  status: Type.Enum(['rated', 'to_rate']),
  rating: optional(Stars, 'Extension: what the customer gave'),
  sizes: optional(
    Type.Array(Type.String()),
    'Extension: those that were bought, latest first; then the products are, too',
  ),
  review: optional(OwnReview, 'Extension: what the customer wrote besides the stars'),
});
export type RelatedProduct = Static<typeof RelatedProduct>;
