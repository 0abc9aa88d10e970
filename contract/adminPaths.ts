/** Paths below `paths.admin`, kept out of `paths`, which every visitor loads. */
export const adminPaths = {
  addProduct: '/admin/addproduct',
  listProduct: '/admin/listproduct',
  changeProduct: '/admin/modifyproduct',
  modifyProduct: (id: string) => `/admin/modifyproduct/${encodeURIComponent(id)}`,
  allOrders: '/admin/allorders',
  newOrder: '/admin/neworder',
  /** The list of orders in these states. */
  ordersIn: ({ delivery, payment }: { delivery: string; payment: string | undefined }) =>
    `/admin/allorders?${new URLSearchParams({ delivery, ...(payment && { payment }) })}`,
  /** The list of orders with returns on their way. */
  openReturns: '/admin/allorders?returns=requested',
  customers: '/admin/customers',
  customer: (id: string) => `/admin/customer/${encodeURIComponent(id)}`,
  /** The list with one order open in its editor. */
  orderEditor: (id: string) => `/admin/allorders?order=${encodeURIComponent(id)}`,
  mfa: '/admin/mfa',
  settings: '/admin/settings',
  shop: '/admin/shop',
  sizes: '/admin/sizes',
  reviews: '/admin/reviews',
  staff: '/admin/staff',
  webhooks: '/admin/webhooks',
  formerShop: '/admin/formershop',
  feeds: '/admin/feeds',
  measuring: '/admin/measuring',
  activity: '/admin/activity',
  giftCards: '/admin/giftcards',
  countStock: '/admin/countstock',
  collections: '/admin/collections',
  translations: '/admin/translations',
  /** Translations of one item, or of all items of a kind. */
  translationsOf: (subject: string, id?: string) =>
    `/admin/translations?${new URLSearchParams({ subject, ...(id && { id }) })}`,
} as const;
