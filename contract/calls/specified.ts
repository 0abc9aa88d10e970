import Type from 'typebox';
import { OrderQuery } from '../schemas/adminOrder.ts';
import {
  AddProductQuery,
  AdminProduct,
  AdminProductQuery,
  ModifyProductQuery,
  ProductChange,
  ProductInput,
  SavedProduct,
} from '../schemas/adminProduct.ts';
import { Cart, CartLines, CartTarget } from '../schemas/cart.ts';
import { Id, IdParams, PaymentPage, StrictObject, SuccessReply } from '../schemas/common.ts';
import { MfaSecret, MfaToken, MfaVerified } from '../schemas/mfa.ts';
import {
  CheckoutRequest,
  CreateOrderRequest,
  Order,
  OrderChange,
  OrderReply,
} from '../schemas/order.ts';
import { ImageName, UploadedPictures } from '../schemas/pictures.ts';
import { Product, ProductQuery } from '../schemas/product.ts';
import { Stars } from '../schemas/reviews.ts';
import { EnvParams } from '../schemas/shop.ts';
import {
  LoginReply,
  LoginRequest,
  RelatedProduct,
  SignupRequest,
  User,
  UserChange,
} from '../schemas/user.ts';
import type { EndpointRows } from './row.ts';

/** The calls of the specification, X6 to X36. */
export const specified = {
  'GET /allproducts': {
    summary:
      'The products, newest first; with `limit` a page, X-Total-Count and a Link to the next; with `q` X-Search-Corrections, form-encoded, where words were looked for in another spelling, and X-Search-Page where they mean a page of the shop',
    query: ProductQuery,
    reply: Type.Array(Product),
  },
  'GET /product/:id': {
    summary: 'One product',
    params: IdParams,
    reply: Product,
  },
  'GET /getuser': {
    summary: 'Who is logged in, with cart and favourites',
    enrols: true,
    reply: User,
  },
  'GET /getcart': { summary: 'The customer’s cart', enrols: true, reply: Cart },
  'POST /getcartunaut': {
    summary: 'A guest’s cart lines, priced afresh; what no longer exists is left out and named',
    body: StrictObject({ cartItems: CartLines }),
    readOnly: true,
    reply: Cart,
  },
  'POST /addtocart': {
    summary: 'Adds one item of a size to the customer’s cart',
    body: CartTarget,
    reply: SuccessReply,
  },
  'POST /removefromcart': {
    summary: 'Removes one item; the line goes at zero',
    body: CartTarget,
    reply: SuccessReply,
  },
  'POST /cleancart': {
    summary: 'Empties the customer’s cart',
    body: StrictObject({}),
    reply: SuccessReply,
  },
  'POST /createorder': {
    summary: 'Makes the order of the paid session, once; repeated, it answers the same order',
    body: CreateOrderRequest,
    reply: OrderReply,
  },
  'POST /stripe/create-checkout-session': {
    summary:
      'Starts the payment of the cart, whoever the provider is; answers the url of the payment page. A guest’s cart is what they send',
    body: CheckoutRequest,
    reply: PaymentPage,
  },
  'POST /login': {
    summary: 'A token for an email and a password',
    body: LoginRequest,
    audited: true,
    reply: LoginReply,
  },
  'POST /signup': {
    summary: 'A new customer; 409 when the email is in use',
    body: SignupRequest,
    audited: true,
    reply: LoginReply,
  },
  'POST /updateuser': {
    summary: 'Changes the customer’s own details',
    body: UserChange,
    audited: true,
    reply: SuccessReply,
  },
  'GET /getorders': {
    summary: 'The customer’s orders, newest first',
    reply: Type.Array(Order),
  },
  'GET /allorders': {
    permission: 'orders:read',
    summary: 'Every order, newest first; with `limit` a page and X-Total-Count',
    query: OrderQuery,
    reply: Type.Array(Order),
  },
  'POST /handleorder/:id': {
    permission: 'orders:ship',
    action: /*i18n*/ 'Changed an order',
    summary: 'Changes an order’s states and notes',
    params: IdParams,
    body: OrderChange,
    reply: OrderReply,
  },
  'GET /getfavorites': {
    summary: 'The customer’s favourite products',
    reply: Type.Array(Product),
  },
  'POST /addfavorite/:id': {
    summary: 'Adds a favourite',
    params: IdParams,
    reply: SuccessReply,
  },
  'POST /removefavorite/:id': {
    summary: 'Removes a favourite',
    params: IdParams,
    reply: SuccessReply,
  },
  'GET /getrelprod': {
    summary: 'The products the customer bought, rated or to rate',
    reply: Type.Array(RelatedProduct),
  },
  'POST /rate/:productId': {
    summary: 'Rates a bought product, 1 to 5',
    params: Type.Object({ productId: Id }),
    body: StrictObject({ rating: Stars }),
    reply: SuccessReply,
  },
  'GET /envparams': {
    summary: 'Sizes, pictures per product and the states of an order',
    reply: EnvParams,
  },
  'POST /s3/upload': {
    permission: 'products:write',
    summary: 'Stores pictures: multipart, files in the field `images`',
    multipart: true,
    reply: UploadedPictures,
  },
  'GET /s3/getimage/:imageName': {
    summary: 'Where a picture can be loaded from; the same URL for a whole day',
    params: Type.Object({ imageName: ImageName }),
    reply: Type.Object({ url: Type.String() }),
  },
  'POST /addproduct': {
    permission: 'products:write',
    action: /*i18n*/ 'Added a product',
    summary: 'A new product',
    query: AddProductQuery,
    body: ProductInput,
    reply: SavedProduct,
  },
  'POST /modifyproduct': {
    permission: 'products:write',
    action: /*i18n*/ 'Changed a product',
    summary: 'Replaces a product’s fields',
    query: ModifyProductQuery,
    body: ProductChange,
    reply: SavedProduct,
  },
  'GET /listproducts': {
    permission: 'products:read',
    summary: 'The products as the admin sees them; with `limit` a page and X-Total-Count',
    query: AdminProductQuery,
    reply: Type.Array(AdminProduct),
  },
  'DELETE /removeproduct/:id': {
    permission: 'products:write',
    action: /*i18n*/ 'Removed a product',
    summary: 'Takes a product out of the shop; old orders keep it',
    params: IdParams,
    reply: SuccessReply,
  },
  'GET /mfa/fetch': {
    permission: 'own',
    summary: 'Whether the admin is enrolled in MFA; 400 when not',
    enrols: true,
    reply: SuccessReply,
  },
  'POST /mfa/register': {
    permission: 'own',
    action: /*i18n*/ 'Began to set up MFA',
    summary: 'Starts enrolment: a QR code (data URL) and its secret (base32)',
    enrols: true,
    audited: true,
    reply: MfaSecret,
  },
  'POST /mfa/verify': {
    permission: 'own',
    action: /*i18n*/ 'Set up MFA',
    summary: 'Ends enrolment with a code of the authenticator',
    body: MfaToken,
    enrols: true,
    audited: true,
    reply: MfaVerified,
  },
} as const satisfies EndpointRows;
