/** Paths that only admin pages name. They are apart from `paths`, which each visitor loads. */
export const adminPaths = {
  formerShop: '/admin/formershop',
  adminFeeds: '/admin/feeds',
  activity: '/admin/activity',
  adminGiftCards: '/admin/giftcards',
  countStock: '/admin/countstock',
  adminCollections: '/admin/collections',
} as const;
