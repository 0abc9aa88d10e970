/**
 * The error messages for people, which the server and the mocks share. The app shows what it is
 * answered, and imports none of them.
 */
export const messages = {
  loginNeeded: 'Log in first.',
  adminsOnly: 'Only an admin may do this.',
  accountNeeded: 'Log in or sign up to order.',
  wrongCredentials: 'Wrong email or password.',
  wrongPassword: 'Wrong password.',
  passwordNeeded: 'Enter your current password for this change.',
  mfaTokenNeeded: 'Enter your MFA token for this change.',
  wrongMfaToken: 'Wrong MFA token.',
  usedMfaToken: 'This MFA token was used already. Wait for the next one.',
  mfaNotBegun: 'Begin with Add MFA.',
  mfaNotSetUp: 'MFA is not set up yet.',
  mfaIsSetUp: 'MFA is set up already: replacing it takes your password and a code.',
  emailInUse: 'This email is already in use.',
  resetLinkExpired: 'This link has expired or was already used. Ask for a new one.',
  lastAdmin: 'You are the shop’s last admin: appoint another one first.',
  noSuchAddress: 'There is no such address.',

  noSuchProduct: 'We can’t find this product',
  noSuchSize: 'The shop has no such size.',
  noSuchPicture: 'There is no such picture',
  noPictureSent: 'There is no picture in the field images.',
  pictureHasGone: 'A picture is not there any more: remove it and add it again.',
  productHasChanged:
    'Someone else has changed this product in the meantime: reload it to see what is new, then make your change again.',
  nothingToChange:
    'There is nothing to change: give a category, newCollection, mostPopular or draft',
  buyersRate: 'Only customers who bought this product can rate it.',
  buyersReview: 'Only customers who bought this product can review it.',
  reviewLacksText: 'Write something with your pictures.',
  noSuchReview: 'There is no such review',
  reviewHasChanged: 'This review has been changed in the meantime: load it again.',

  notInCart: 'There is no such item in your cart',
  emptyCart: "Can't create the order with empty cart",
  notYourCheckout: 'This is not your checkout: log in again.',
  noSuchCheckout: 'There is no such checkout session',
  notPaidYet: 'This checkout is not paid yet.',
  noSuchOrder: 'There is no such order',
  orderHasChanged: 'Someone else has changed this order in the meantime: load it again.',
  noGuestOrder: 'There is no order without an account',
  orderLinkExpired: 'This link no longer works.',
  wrongZip: 'This is not the zip code of this order.',
  notCancellable: 'This order can no longer be cancelled.',
  noSuchReturn: 'There is no such return',

  shopHasChanged: 'Someone else has changed the shop in the meantime.',
  noSuchText: 'The shop has no such text.',
  visitsNotMeasured: 'This shop does not measure visits.',

  doesNotComeIn: (product: string, size: string) => `${product} does not come in size ${size}`,
  isBack: (size: string) => `Size ${size} is back: it can be ordered now.`,
  boughtSizes: (sizes: readonly string[]) => `You bought size ${sizes.join(', ')}.`,
  tooManyPictures: (max: number) =>
    max === 1 ? 'Send one picture at a time.' : `At most ${max} pictures can be sent at once.`,
  noFileName: (name: string) => `“${name}” is not a file’s name: rename the picture first.`,
  productsMissing: (count: number) =>
    `${count === 1 ? 'One of these products is' : `${count} of these products are`} not in the shop: reload the list. Nothing was changed.`,
  takenAs: (orderNumber: string) =>
    `This was already taken as order ${orderNumber}: change it there.`,
  unknownState: (field: string, states: readonly string[]) =>
    `${field} must be one of ${states.join(', ')}`,
  notADay: (field: string) => `${field} must be a day of the calendar, as 2026-03-12`,
  fromAfterTo: (from: string, to: string) => `from (${from}) must not be after to (${to})`,
} as const;
