/** A page of each kind that needs no login; the last address leads nowhere. */
export const publicAddresses = [
  '/',
  '/women',
  '/search?q=linen',
  '/cart',
  '/aboutus',
  '/contacts',
  '/size-guide',
  '/login',
  '/unauthorized',
  '/nothing',
];
