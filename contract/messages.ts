import { i18n } from './i18n.ts';
import { listed } from './rules/beside.ts';

const texts = {
  loginNeeded: /*i18n*/ 'Log in first.',
  adminsOnly: /*i18n*/ 'Only an admin may do this.',
  notInRole: /*i18n*/ 'Your role does not allow this: ask an owner of the shop.',
  keyExceedsRole: /*i18n*/ 'A key can only have permissions that you have yourself.',
  noSuchWebhook: /*i18n*/ 'This webhook was deleted.',
  noSuchMessage: /*i18n*/ 'This message was removed.',
  webhookHasEnded: /*i18n*/ 'This webhook is turned off: turn it on first.',
  webhookExceedsRole: /*i18n*/ 'A webhook can only send data that you have access to yourself.',
  webhookAddress: /*i18n*/ 'Enter a public https address, without a port or a login.',
  keyDayIsOver: /*i18n*/ 'The last day must be today or later.',
  notForKeys: /*i18n*/ 'An API key makes admin calls only: log in instead.',
  accountNeeded: /*i18n*/ 'Log in or sign up to order.',
  wrongCredentials: /*i18n*/ 'Wrong email or password.',
  wrongPassword: /*i18n*/ 'Wrong password.',
  passwordNeeded: /*i18n*/ 'Enter your current password for this change.',
  mfaTokenNeeded: /*i18n*/ 'Enter your MFA token for this change.',
  wrongMfaToken: /*i18n*/ 'Wrong MFA token.',
  usedMfaToken: /*i18n*/ 'This MFA token was used already. Wait for the next one.',
  mfaNotBegun: /*i18n*/ 'Begin with Add MFA.',
  mfaNotSetUp: /*i18n*/ 'MFA is not set up yet.',
  mfaIsSetUp: /*i18n*/ 'MFA is set up already: replacing it takes your password and a code.',
  emailInUse: /*i18n*/ 'This email is already in use.',
  resetLinkExpired: /*i18n*/ 'This link has expired or was already used. Ask for a new one.',
  countedDifferently: /*i18n*/ 'This count was applied already, with other numbers: count again.',
  unknownCode: (code: string) =>
    i18n.t('No size has the code {code}. Add it to a size of its product first.', { code }),
  noSuchCustomer: /*i18n*/ 'There is no such customer.',
  customerDeleted: /*i18n*/ 'The customer’s data is deleted.',
  adminStays: /*i18n*/ 'Admins delete their accounts themselves.',
  noteHasChanged: /*i18n*/ 'Someone else has changed this note in the meantime.',
  newsletterAsked: /*i18n*/ 'A link to confirm is on its way to your email.',
  newsletterEnded: /*i18n*/ 'You are not subscribed to the newsletter.',
  newsletterConfirmed: /*i18n*/ 'You are subscribed to the newsletter.',
  newsletterLinkExpired:
    /*i18n*/ 'This link has expired. Choose the newsletter in your account again.',
  lastAdmin: /*i18n*/ 'You are the shop’s last owner. Make someone else an owner first.',
  lastOwner: /*i18n*/ 'This is the shop’s last owner. Make someone else an owner first.',
  alreadyStaff: /*i18n*/ 'This person is on the list already: change the role there.',
  noSuchStaff: /*i18n*/ 'This person is not on the list any more.',
  noSuchRole: /*i18n*/ 'There is no such role.',
  staffInvited: /*i18n*/ 'The invitation is on its way.',
  noSuchAddress: /*i18n*/ 'There is no such address.',

  noSuchProduct: /*i18n*/ 'We can’t find this product',
  noSuchSize: /*i18n*/ 'The shop has no such size.',
  noSuchPicture: /*i18n*/ 'There is no such picture',
  noPictureSent: /*i18n*/ 'There is no picture in the field images.',
  pictureHasGone: /*i18n*/ 'A picture is not there any more: remove it and add it again.',
  productHasChanged:
    /*i18n*/ 'Someone else has changed this product in the meantime: reload it to see what is new, then make your change again.',
  nothingToChange:
    /*i18n*/ 'There is nothing to change: give a category, newCollection, mostPopular or draft',
  buyersRate: /*i18n*/ 'Only customers who bought this product can rate it.',
  buyersReview: /*i18n*/ 'Only customers who bought this product can review it.',
  reviewLacksText: /*i18n*/ 'Write something with your pictures.',
  noSuchReview: /*i18n*/ 'There is no such review',
  reviewHasChanged: /*i18n*/ 'This review has been changed in the meantime: load it again.',

  notInCart: /*i18n*/ 'There is no such item in your cart',
  emptyCart: /*i18n*/ "Can't create the order with empty cart",
  notYourCheckout: /*i18n*/ 'This is not your checkout: log in again.',
  noSuchCheckout: /*i18n*/ 'There is no such checkout session',
  notPaidYet: /*i18n*/ 'This checkout is not paid yet.',
  noSuchOrder: /*i18n*/ 'There is no such order',
  orderHasChanged: /*i18n*/ 'Someone else has changed this order in the meantime: load it again.',
  noGuestOrder: /*i18n*/ 'There is no order without an account',
  orderLinkExpired: /*i18n*/ 'This link no longer works.',
  wrongZip: /*i18n*/ 'This is not the zip code of this order.',
  notCancellable: /*i18n*/ 'This order can no longer be cancelled.',
  noSuchReturn: /*i18n*/ 'There is no such return',
  noSuchPayment: /*i18n*/ 'There is no such payment',

  settingHasChanged: /*i18n*/ 'Someone else has changed or ended this in the meantime.',
  shopHasChanged: /*i18n*/ 'Someone else has changed the shop in the meantime.',
  noGiftCard: /*i18n*/ 'There is no such gift card.',
  noGiftCards: /*i18n*/ 'Save the amounts of gift cards in the settings first.',
  giftCardIssued: /*i18n*/ 'The gift card is on its way by email.',
  giftCardNotOnSale: /*i18n*/ 'This gift card is not on sale any more. Choose another amount.',
  giftCardUsed:
    /*i18n*/ 'This gift card was used, was given away, or was paid elsewhere: it has no payment to give back.',
  giftCardRefunded: /*i18n*/ 'The buyer will be refunded, and the card has ended.',
  giftCardSaved: /*i18n*/ 'Gift card saved.',
  enoughCollections: (max: number) =>
    i18n.t('A shop has up to {max} collections: remove one first.', { max }),
  noSuchCollection: /*i18n*/ 'The shop has no such collection.',
  noSuchText: /*i18n*/ 'The shop has no such text.',
  measuringSecret: /*i18n*/ 'Enter the secret that belongs to this ID.',
  purposesHaveChanged: /*i18n*/ 'The question has changed. Choose again.',
  visitsNotMeasured: /*i18n*/ 'This shop does not measure visits.',

  accountDeleted: /*i18n*/ 'Your account is deleted.',
  userUpdated: /*i18n*/ 'User updated successfully',
  guestOrdersLinkSent:
    /*i18n*/ 'If orders were made with your email, a link to add them to your account is on its way to it.',
  accountLinkSent: /*i18n*/ 'A link to choose a password is on its way to your email.',
  resetLinkSent:
    /*i18n*/ 'If an account has this email, a link to set a new password is on its way to it.',
  passwordSet: /*i18n*/ 'Your new password is set. You can log in with it now.',
  productAdded: /*i18n*/ 'Product Added',
  productChanged: /*i18n*/ 'Product Changed',
  productRemoved: /*i18n*/ 'The product is out of the shop.',
  favoriteAdded: /*i18n*/ 'Added to your favorites.',
  favoriteRemoved: /*i18n*/ 'Removed from your favorites.',
  stockAlertSet: /*i18n*/ 'We’ll email you once, when it is back.',
  alertsEnded: /*i18n*/ 'You won’t get any more of these emails.',
  rated: /*i18n*/ 'Thank you for your rating.',
  reviewSaved: /*i18n*/ 'The review is saved.',
  cartEmptied: /*i18n*/ 'Your cart is empty.',
  ordered: /*i18n*/ 'Thank you for your order.',
  orderTaken: /*i18n*/ 'The order is taken.',
  orderSaved: /*i18n*/ 'The order is saved.',
  orderLinkSent: /*i18n*/ 'A new link is on its way to your email.',
  orderLinkAsked: /*i18n*/ 'If there is such an order, a link to it is on its way to its email.',
  notOrderNumber: /*i18n*/ 'An order number looks like H-10023.',
  returnRequested: /*i18n*/ 'Your withdrawal is confirmed: see your email for what comes next.',
  exchangeSent: /*i18n*/ 'The exchange is accepted: its new order is ready to be packed.',
  differenceWaived: /*i18n*/ 'Difference waived. The customer will get an email.',
  differenceWithdrawn: /*i18n*/ 'Difference withdrawn. Its items are for sale again.',
  differencePaid: /*i18n*/ 'Payment recorded.',
  exchangeWithoutAddress:
    /*i18n*/ 'The customer’s details have been deleted, so nothing can be sent: refuse the exchange, and refund it.',
  parcelSent: /*i18n*/ 'The parcel is sent.',
  returnReceived: /*i18n*/ 'What came back is saved.',
  returnRefused: /*i18n*/ 'The return is refused, and the customer is told why.',

  doesNotComeIn: (product: string, size: string) =>
    i18n.t('{product} does not come in size {size}', { product, size }),
  isBack: (size: string) => i18n.t('Size {size} is back: it can be ordered now.', { size }),
  boughtSizes: (sizes: readonly string[]) =>
    i18n.t('You bought size {sizes}.', { sizes: listed(sizes) }),
  tooManyPictures: (max: number) =>
    i18n.t(
      '{max, plural, =1 {Send one picture at a time.} other {At most # pictures can be sent at once.}}',
      { max },
    ),
  noFileName: (name: string) =>
    i18n.t('“{name}” is not a file’s name: rename the picture first.', { name }),
  productsMissing: (count: number) =>
    i18n.t(
      '{count, plural, =1 {One of these products is not in the shop: reload the list. Nothing was changed.} other {# of these products are not in the shop: reload the list. Nothing was changed.}}',
      { count },
    ),
  takenAs: (orderNumber: string) =>
    i18n.t('This was already taken as order {order}: change it there.', { order: orderNumber }),
  unknownState: (field: string, states: readonly string[]) =>
    i18n.t('{field} must be one of {values}', { field, values: listed(states) }),
  notADay: (field: string) =>
    i18n.t('{field} must be a day of the calendar, as 2026-03-12', { field }),
  fromAfterTo: (from: string, to: string) =>
    i18n.t('from ({from}) must not be after to ({to})', { from, to }),
} as const;

/**
 * The API's human-readable messages, shared by the server and the mocks, each in the language
 * current when it is read. The app shows the messages that it receives, and imports none of these.
 */
export const messages = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      { enumerable: true, get: () => (typeof text === 'string' ? i18n.t(text) : text) },
    ]),
  ),
) as {
  [Name in keyof typeof texts]: (typeof texts)[Name] extends string ? string : (typeof texts)[Name];
};
