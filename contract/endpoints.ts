import Type, { type TSchema } from 'typebox';
import { limits } from './limits.ts';
import { ownerLimits } from './rules/ownerLimits.ts';
import type { CallPermission } from './rules/permissions.ts';
import { SavedAddressInput } from './schemas/addresses.ts';
import {
  OrderCounts,
  OrderCountsQuery,
  OrderHistoryEntry,
  OrderQuery,
  PrintRequest,
} from './schemas/adminOrder.ts';
import {
  AddProductQuery,
  AdminProduct,
  AdminProductQuery,
  Counted,
  ModifyProductQuery,
  ProductChange,
  ProductIds,
  ProductInput,
  ProductsChange,
  SavedProduct,
} from './schemas/adminProduct.ts';
import { Cart, CartLines, CartTarget, JoinCartRequest } from './schemas/cart.ts';
import { Email, Id, IdParams, Pdf, StrictObject, SuccessReply } from './schemas/common.ts';
import {
  CustomerDetails,
  CustomerNote,
  CustomerNoteChange,
  CustomerPage,
  CustomerQuery,
} from './schemas/customers.ts';
import { ManualOrder } from './schemas/manualOrder.ts';
import { MfaReplacement, MfaSecret, MfaToken, MfaVerified } from './schemas/mfa.ts';
import { MySizeInput } from './schemas/mySizes.ts';
import { NewsletterChoice, NewsletterReader, NewsletterToken } from './schemas/newsletter.ts';
import {
  CheckoutRequest,
  CreateOrderRequest,
  Order,
  OrderChange,
  OrderReply,
} from './schemas/order.ts';
import {
  customerPrint,
  LinkedPrintRequest,
  LinkedReturnRequest,
  OpenedOrder,
  OrderLink,
  ProvenOrderLink,
} from './schemas/orderLink.ts';
import { ImageName, UploadedPictures } from './schemas/pictures.ts';
import { Product, ProductCounts, ProductCountsQuery, ProductQuery } from './schemas/product.ts';
import {
  PartRefund,
  ReceivedUnits,
  ReturnRefusal,
  ReturnRequest,
  ReturnsRefund,
} from './schemas/returns.ts';
import {
  AdminReviewPage,
  AdminReviewQuery,
  ChangedReview,
  ReviewChange,
  ReviewInput,
  ReviewPage,
  ReviewQuery,
  Stars,
} from './schemas/reviews.ts';
import {
  CheckoutOptions,
  CheckoutSettings,
  CodeInput,
  CodeReactivation,
  CodeTerms,
  CodeText,
  DeliveryInput,
  TaxInput,
} from './schemas/selling.ts';
import { EnvParams, Health, Readiness } from './schemas/shop.ts';
import { ShopProfile, ShopProfileInput, ShopText, ShopTextName } from './schemas/shopProfile.ts';
import { SizeScaleInput } from './schemas/sizeScales.ts';
import { Staff, StaffChange, StaffInvitation } from './schemas/staff.ts';
import { CodedSize, StockChange, StockCount } from './schemas/stock.ts';
import { ShopSummary, SummaryQuery } from './schemas/summary.ts';
import {
  AccountDeletion,
  LoginReply,
  LoginRequest,
  OwnData,
  PasswordReset,
  RelatedProduct,
  SignupRequest,
  User,
  UserChange,
} from './schemas/user.ts';
import { VisitVitals } from './schemas/webVitals.ts';

/**
 * Schemas of one call, and the right it needs; `rules/calls.ts` has who may make it and whether it can be repeated. Without
 * a schema, nothing is sent in that part.
 */
export type Endpoint = {
  summary: string;
  /** Right that an admin call needs; absent for calls of shoppers. */
  permission?: CallPermission;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The body is `multipart/form-data`; its files are described in `summary`. */
  multipart?: true;
  /** The reply is a file, `application/pdf`. */
  pdf?: true;
  /** Allowed to an admin who still has to enrol in MFA. */
  enrols?: true;
  /** About access to an account: logged with the user's id, for investigations of break-ins. */
  audited?: true;
  /** A POST that changes no data of a user, and so needs no XSRF token. */
  readOnly?: true;
  reply: TSchema;
};

type Endpoints = Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Endpoint>;

/** The calls of the specification, X6 to X36. */
const specified = {
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
    reply: Type.Object({ url: Type.String() }),
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
    summary: 'A new product',
    query: AddProductQuery,
    body: ProductInput,
    reply: SavedProduct,
  },
  'POST /modifyproduct': {
    permission: 'products:write',
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
    summary: 'Starts enrolment: a QR code (data URL) and its secret (base32)',
    enrols: true,
    audited: true,
    reply: MfaSecret,
  },
  'POST /mfa/verify': {
    permission: 'own',
    summary: 'Ends enrolment with a code of the authenticator',
    body: MfaToken,
    enrols: true,
    audited: true,
    reply: MfaVerified,
  },
} as const satisfies Endpoints;

/** Extensions: another server may lack these calls, and the app works without them. */
export const extensions = {
  'POST /joincart': {
    summary: 'Adds a guest’s lines to the customer’s cart, capped at what is left, once a joinId',
    body: JoinCartRequest,
    reply: Cart,
  },
  'POST /forgotpassword': {
    summary:
      'Emails a link to set a new password; the answer never says whether the email is known',
    body: StrictObject({ email: Email }),
    audited: true,
    reply: SuccessReply,
  },
  'POST /resetpassword': {
    summary: 'Sets a new password with the token of the emailed link (30 minutes, once)',
    body: PasswordReset,
    audited: true,
    reply: SuccessReply,
  },
  'POST /guestcheckout': {
    summary:
      'A token to check out with once, without an account; 403 where the shop wants an account',
    reply: LoginReply,
  },
  'POST /keeporder': {
    summary:
      'Emails a link to choose a password, which puts a guest’s order into an account; for a customer, if guests ordered with their email',
    reply: SuccessReply,
  },
  'POST /openorder': {
    summary: 'The order of the link in a mail; where it goes only with the zip code',
    body: OrderLink,
    readOnly: true,
    reply: OpenedOrder,
  },
  'POST /cancelorder': {
    summary: 'Cancels the order of the link before it is on its way, and gives the money back',
    body: ProvenOrderLink,
    reply: OpenedOrder,
  },
  'POST /neworderlink': {
    summary: 'Emails a new link to the order of the link; all links before it stop working',
    body: ProvenOrderLink,
    reply: SuccessReply,
  },
  'POST /returnlinkedorder': {
    summary: 'Asks to return units of the order of the link; a mail confirms it',
    body: LinkedReturnRequest,
    reply: OpenedOrder,
  },
  'POST /returnorder/:id': {
    summary: 'Asks to return units of the customer’s own order; a mail confirms it',
    params: IdParams,
    body: ReturnRequest,
    reply: OrderReply,
  },
  'POST /linkedinvoice': {
    summary: 'The invoice of the order of the link, or the slip of its return, as PDF',
    body: LinkedPrintRequest,
    pdf: true,
    reply: Pdf,
  },
  'GET /invoice/:id': {
    summary: 'The invoice of the customer’s own order, or the slip of its return, as PDF',
    params: IdParams,
    query: StrictObject(customerPrint),
    pdf: true,
    reply: Pdf,
  },
  'POST /printorders': {
    permission: 'orders:read',
    summary:
      'Invoices or packing slips of several orders, as one PDF; X-Message says which were left out, and why. With none to print: 409',
    body: PrintRequest,
    pdf: true,
    reply: Pdf,
  },
  'POST /openreturn/:id': {
    permission: 'orders:write',
    summary: 'Asks to return units of an order for its customer; a mail confirms it to them',
    params: IdParams,
    body: ReturnRequest,
    reply: OrderReply,
  },
  'POST /receivereturn/:id': {
    permission: 'orders:ship',
    summary: 'Says how many units of a return have come back, and which are in stock again',
    params: IdParams,
    body: ReceivedUnits,
    reply: OrderReply,
  },
  'POST /refusereturn/:id': {
    permission: 'orders:write',
    summary: 'Refuses what of a return has not been received, with a reason for the customer',
    params: IdParams,
    body: ReturnRefusal,
    reply: OrderReply,
  },
  'POST /sendexchange/:id': {
    permission: 'orders:write',
    summary: 'Accepts the exchange of a return that has come back: its new units become an order',
    params: IdParams,
    reply: OrderReply,
  },
  'POST /refundreturns/:id': {
    permission: 'orders:refund',
    summary: 'Gives back the price of what an order’s returns have brought back, once',
    params: IdParams,
    body: ReturnsRefund,
    reply: OrderReply,
  },
  'POST /refundpart/:id': {
    permission: 'orders:refund',
    summary: 'Gives back any part of a paid order’s money, without a return',
    params: IdParams,
    body: PartRefund,
    reply: OrderReply,
  },
  'GET /reviews/:productId': {
    summary: 'What buyers wrote about a product, the newest first; with `limit` a page',
    params: Type.Object({ productId: Id }),
    query: ReviewQuery,
    reply: ReviewPage,
  },
  'POST /review/:productId': {
    summary:
      'Rates a bought product with words, which take the place of those before; none remove them',
    params: Type.Object({ productId: Id }),
    body: ReviewInput,
    reply: SuccessReply,
  },
  'POST /reviewpicture/:productId': {
    summary:
      'Stores a picture for a review of a bought product: multipart, one file in the field `images`',
    multipart: true,
    params: Type.Object({ productId: Id }),
    reply: UploadedPictures,
  },
  'GET /allreviews': {
    permission: 'reviews:read',
    summary: 'Every review, the newest first; with `limit` a page',
    query: AdminReviewQuery,
    reply: AdminReviewPage,
  },
  'POST /handlereview/:id': {
    permission: 'reviews:write',
    summary: 'Takes a review down or puts it up again, and answers it for all to read',
    params: IdParams,
    body: ReviewChange,
    reply: ChangedReview,
  },
  'POST /saveaddress': {
    summary: 'Keeps an address for later orders, or changes one; 409 when there are enough',
    body: SavedAddressInput,
    reply: SuccessReply,
  },
  'POST /removeaddress/:id': {
    summary: 'Forgets an address; orders that go there keep it',
    params: IdParams,
    reply: SuccessReply,
  },
  'POST /savemysize': {
    summary: 'Keeps the size that the customer wears of a category, or forgets it',
    body: MySizeInput,
    reply: SuccessReply,
  },
  'POST /newsletter': {
    summary: 'Emails a link that confirms the consent to the newsletter, or ends the consent',
    body: NewsletterChoice,
    reply: SuccessReply,
  },
  'POST /confirmnewsletter': {
    summary: 'Confirms a consent by the emailed link (7 days); 400 for another one',
    body: NewsletterToken,
    reply: SuccessReply,
  },
  'GET /newsletter': {
    permission: 'customers:export',
    summary: 'Who confirmed that they want the newsletter',
    reply: Type.Array(NewsletterReader),
  },
  'POST /logout': {
    summary: 'Ends the session of the token',
    enrols: true,
    audited: true,
    reply: SuccessReply,
  },
  'GET /exportuser': {
    summary: 'Everything the shop holds about the logged-in customer',
    audited: true,
    reply: OwnData,
  },
  'POST /deleteuser': {
    summary:
      'Deletes the logged-in customer’s account; orders stay without the person, once they are done',
    body: AccountDeletion,
    audited: true,
    reply: SuccessReply,
  },
  'GET /getproduct/:id': {
    permission: 'products:read',
    summary: 'One product as the admin sees it; a removed one is a 404',
    params: IdParams,
    reply: AdminProduct,
  },
  'POST /modifyproducts': {
    permission: 'products:write',
    summary: 'Gives several products the same category or flags, or publishes them, all or none',
    body: ProductsChange,
    reply: Counted,
  },
  'POST /removeproducts': {
    permission: 'products:write',
    summary: 'Takes several products out of the shop',
    body: ProductIds,
    reply: Counted,
  },
  'POST /restoreproducts': {
    permission: 'products:write',
    summary: 'Brings removed products back into the shop',
    body: ProductIds,
    reply: Counted,
  },
  'GET /stockcode/:code': {
    permission: 'products:read',
    summary: 'The size with this SKU or barcode',
    params: Type.Object({ code: Type.String({ minLength: 1, maxLength: ownerLimits.sku.max }) }),
    reply: CodedSize,
  },
  'POST /countstock': {
    permission: 'products:write',
    summary:
      'Sets the stock of counted sizes, all or none; units sold since `quantitySeen` stay sold',
    body: StockCount,
    reply: Counted,
  },
  'GET /stockhistory/:id': {
    permission: 'products:read',
    summary: 'The last changes of a product’s stock, the latest first',
    params: IdParams,
    reply: Type.Array(StockChange),
  },
  'POST /takeorder': {
    permission: 'orders:write',
    summary:
      'An order that came by telephone or at a market, from the stock as any other; 409 names what has changed',
    body: ManualOrder,
    reply: OrderReply,
  },
  'GET /ordercounts': {
    permission: 'orders:read',
    summary: 'How many orders are in each delivery state, and what they come to',
    query: OrderCountsQuery,
    reply: OrderCounts,
  },
  'GET /orderhistory/:id': {
    permission: 'orders:read',
    summary: 'Who changed what of an order, the latest first',
    params: IdParams,
    reply: Type.Array(OrderHistoryEntry),
  },
  'GET /customers': {
    permission: 'customers:read',
    summary: 'Accounts, and guests who ordered, once for each email; with `limit` a page',
    query: CustomerQuery,
    reply: CustomerPage,
  },
  'GET /customer/:id': {
    permission: 'customers:read',
    summary: 'One customer, with addresses, orders, reviews and the shop’s note',
    params: IdParams,
    reply: CustomerDetails,
  },
  'POST /customernote/:id': {
    permission: 'customers:write',
    summary: 'Changes the shop’s note about a customer; 409 when another admin was faster',
    params: IdParams,
    body: CustomerNoteChange,
    reply: CustomerNote,
  },
  'GET /exportcustomer/:id': {
    permission: 'customers:export',
    summary: 'What `GET /exportuser` answers that customer; for guests, of all with the same email',
    params: IdParams,
    audited: true,
    reply: OwnData,
  },
  'POST /deletecustomer/:id': {
    permission: 'customers:write',
    summary:
      'Deletes a customer’s account, or what is known of guests with an email, as `POST /deleteuser` does; 409 for an admin',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /staff': {
    permission: 'staff:read',
    summary: 'The admins with their roles, and what each role allows',
    reply: Staff,
  },
  'POST /invitestaff': {
    permission: 'staff:write',
    summary:
      'Makes an admin of an email, who gets a link to choose a password; again for who has yet to. An account of a customer loses its password. 409 for an admin',
    body: StaffInvitation,
    audited: true,
    reply: SuccessReply,
  },
  'POST /changestaff/:id': {
    permission: 'staff:write',
    summary: 'Gives an admin another role, from the next call on; 409 for the last owner',
    params: IdParams,
    body: StaffChange,
    audited: true,
    reply: SuccessReply,
  },
  'POST /removestaff/:id': {
    permission: 'staff:write',
    summary: 'Makes an admin a customer and ends their sessions; 409 for the last owner',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /shopsummary': {
    permission: 'reports:read',
    summary: 'How the shop is doing: revenue, orders to ship, best sellers, low stock, speed',
    query: SummaryQuery,
    reply: ShopSummary,
  },
  'POST /webvitals': {
    summary:
      'Counts how fast a visitor had a page, where the shop measures it; 404 where it does not',
    body: VisitVitals,
    readOnly: true,
    reply: SuccessReply,
  },
  'GET /productcounts': {
    summary: 'How many products each kind, colour, size and flag would leave of a list',
    query: ProductCountsQuery,
    reply: ProductCounts,
  },
  'GET /checkoutoptions': {
    summary: 'How an order can be brought, whether there are discount codes, and the taxes',
    reply: CheckoutOptions,
  },
  'GET /discountcode/:code': {
    summary:
      'What a discount code is worth; 404 for an unknown code, 409 for one that no longer counts, or not for who is logged in',
    params: Type.Object({ code: CodeText }),
    reply: CodeTerms,
  },
  'POST /stockalert': {
    summary:
      'Asks for one email once a sold-out size is in stock again; the answer never says who already waits',
    body: StrictObject({
      productId: Id,
      size: Type.String({ minLength: 1, maxLength: limits.size.max }),
      email: Email,
    }),
    reply: SuccessReply,
  },
  'POST /endstockalerts': {
    summary:
      'Ends the emails of one kind to the recipient of the link: about sizes, asking for reviews, or newsletters; without a login',
    body: StrictObject({ token: Type.String({ minLength: 20, maxLength: 200 }) }),
    reply: SuccessReply,
  },
  'GET /checkoutsettings': {
    permission: 'settings:read',
    summary: 'Delivery methods, discount codes and tax rates as the admin set them',
    reply: CheckoutSettings,
  },
  'POST /savedelivery': {
    permission: 'settings:write',
    summary:
      'A new delivery method, or with `version` a change of one; 409 when that is not the newest. Orders keep theirs',
    body: DeliveryInput,
    reply: CheckoutSettings,
  },
  'POST /enddelivery/:id': {
    permission: 'settings:write',
    summary: 'Stops offering a delivery method',
    params: IdParams,
    reply: CheckoutSettings,
  },
  'POST /savecode': {
    permission: 'settings:write',
    summary:
      'A new discount code, or with `version` a change of one; 409 when that is not the newest, or there is one of this name',
    body: CodeInput,
    reply: CheckoutSettings,
  },
  'POST /endcode/:id': {
    permission: 'settings:write',
    summary: 'Ends a discount code; customers already paying with it keep it',
    params: IdParams,
    reply: CheckoutSettings,
  },
  'POST /reactivatecode/:id': {
    permission: 'settings:write',
    summary: 'Brings an ended discount code back; 409 when it was changed since `version`',
    params: IdParams,
    body: CodeReactivation,
    reply: CheckoutSettings,
  },
  'POST /savetax': {
    permission: 'settings:write',
    summary:
      'The tax rate of another country, or with `version` a change of one; 409 when that is not the newest, or the country has one. Orders keep theirs',
    body: TaxInput,
    reply: CheckoutSettings,
  },
  'POST /endtax/:id': {
    permission: 'settings:write',
    summary: 'Ends a tax rate; orders keep theirs',
    params: IdParams,
    reply: CheckoutSettings,
  },
  'POST /savesizescale': {
    permission: 'settings:write',
    summary:
      'A new size scale, or with `version` a change of one; 409 when that is not the newest, or takes away a size that a product, cart or order has',
    body: SizeScaleInput,
    reply: SuccessReply,
  },
  'POST /endsizescale/:id': {
    permission: 'settings:write',
    summary: 'Removes a size scale; 409 while a product, cart or order has its sizes',
    params: IdParams,
    reply: SuccessReply,
  },
  'GET /shoptext/:name': {
    summary: 'What the owner wrote for a page, as its terms; 404 where there is no such text',
    params: Type.Object({ name: ShopTextName }),
    reply: ShopText,
  },
  'GET /shopfacts': {
    permission: 'texts:read',
    summary: 'What the shop says of itself: its name, contacts, people, texts and days to return',
    reply: ShopProfile,
  },
  'POST /saveshopfacts': {
    permission: 'texts:write',
    summary: 'Changes what the shop says of itself, at once; 409 when another admin was faster',
    body: ShopProfileInput,
    reply: ShopProfile,
  },
  'POST /bannerpicture': {
    permission: 'texts:write',
    summary: 'Cuts a picture for the home page to its shapes: multipart, one file in `images`',
    multipart: true,
    reply: UploadedPictures,
  },
  'POST /mfa/reregister': {
    permission: 'own',
    summary: 'Starts enrolment of another authenticator; the one in use counts until verified',
    body: MfaReplacement,
    audited: true,
    reply: MfaSecret,
  },
  'GET /health': {
    summary: 'Whether the server lives: one that does not answer is to be started again',
    reply: Health,
  },
  'GET /ready': {
    summary:
      'Whether the server can serve: 503 while its database is away, or while it stops. Proxies ask it',
    reply: Readiness,
  },
} as const satisfies Endpoints;

/**
 * All calls of the API, one row each. Paths are relative to the API's URL (`/api` on our server).
 */
export const endpoints = { ...specified, ...extensions };

export const endpointOf = (key: keyof typeof endpoints): Endpoint => endpoints[key];
