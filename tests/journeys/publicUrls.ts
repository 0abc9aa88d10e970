/** One page of each kind that needs no login; the last URL is unknown. */
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
