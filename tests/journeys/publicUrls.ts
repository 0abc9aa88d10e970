/** A page of each kind that needs no login; the last url leads nowhere. */
export const publicUrls = [
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
