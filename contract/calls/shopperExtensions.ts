import Type from 'typebox';
import { limits } from '../limits.ts';
import { SavedAddressInput } from '../schemas/addresses.ts';
import { Cart, JoinCartRequest } from '../schemas/cart.ts';
import { Collection } from '../schemas/collections.ts';
import { Email, Id, IdParams, PaymentPage, StrictObject, SuccessReply } from '../schemas/common.ts';
import { FormerOrder } from '../schemas/formerShop.ts';
import { BoughtGiftCard, GiftCardBalance, GiftCardQuestion } from '../schemas/giftCards.ts';
import { MySizeInput } from '../schemas/mySizes.ts';
import { NewsletterChoice, NewsletterToken } from '../schemas/newsletter.ts';
import { UploadedPictures } from '../schemas/pictures.ts';
import { ProductCounts, ProductCountsQuery } from '../schemas/product.ts';
import { ReviewInput, ReviewPage, ReviewQuery } from '../schemas/reviews.ts';
import { CheckoutOptions, CodeTerms, CodeText } from '../schemas/selling.ts';
import { Health, Readiness } from '../schemas/shop.ts';
import { ShopText, ShopTextName } from '../schemas/shopProfile.ts';
import { AccountDeletion, LoginReply, OwnData, PasswordReset } from '../schemas/user.ts';
import { VisitVitals } from '../schemas/webVitals.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for visitors and customers, and for the server’s operator. */
export const shopperExtensions = {
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
  'GET /reviews/:productId': {
    summary: 'What buyers wrote about a product, newest first; with `limit` a page',
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
  'POST /logout': {
    summary: 'Ends the session of the token',
    enrols: true,
    audited: true,
    reply: SuccessReply,
  },
  'GET /formerorders': {
    summary: 'The customer’s orders of a former shop, newest first',
    reply: Type.Array(FormerOrder),
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
  'POST /buygiftcard': {
    summary:
      'Starts the payment of a gift card; its code is emailed to the recipient once it is paid. 409 for an amount that is not on sale',
    body: BoughtGiftCard,
    reply: PaymentPage,
  },
  'POST /giftcard': {
    summary:
      'What is left on the gift card of a code; 404 for an unknown code, 409 for a card that can’t pay',
    body: GiftCardQuestion,
    readOnly: true,
    reply: GiftCardBalance,
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
  'GET /collection/:slug': {
    summary:
      'Title, text and picture of a collection, whose products `GET /allproducts` lists; 404 for a hidden one',
    params: Type.Object({ slug: Collection.properties.slug }),
    reply: Collection,
  },
  'GET /shoptext/:name': {
    summary: 'What the owner wrote for a page, as its terms; 404 where there is no such text',
    params: Type.Object({ name: ShopTextName }),
    reply: ShopText,
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
} as const satisfies EndpointRows;
