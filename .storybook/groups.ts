/** Sidebar group with its stories: a folder, or some files of one. */
type Group = { title: string; folder: string; files?: readonly string[] };

/**
 * Sidebar groups by task. A story's id consists of group and component, so that moving its file
 * breaks no link. Add new pages here; a test reports missing ones.
 */
export const groups: readonly Group[] = [
  { title: '', folder: '', files: ['Introduction'] },
  { title: 'Foundations', folder: 'docs' },
  { title: 'Foundations/Patterns', folder: 'docs/patterns' },
  { title: 'Components', folder: 'ui' },
  { title: 'Every page', folder: 'features/chrome' },
  {
    title: 'Every page',
    folder: 'pages',
    files: [
      'FooterTerms',
      'LanguageChoice',
      'Measuring',
      'MenuKinds',
      'PageHead',
      'ShopLayout',
      'StructuredData',
    ],
  },
  { title: 'Browse/Home', folder: 'features/home' },
  { title: 'Browse/Lists', folder: 'features/catalogue' },
  { title: 'Browse/About us', folder: 'features/about' },
  {
    title: 'Browse/Pages',
    folder: 'pages',
    files: [
      'AboutUsPage',
      'CategoryPage',
      'CategoryPageData',
      'CollectionPage',
      'ContactsPage',
      'FavoritesPage',
      'HomePage',
      'Listing',
      'PolicyPage',
      'ProductSuggestions',
      'NearestProducts',
      'SearchPage',
    ],
  },
  { title: 'Product', folder: 'features/product' },
  { title: 'Product/Size guide', folder: 'features/sizeGuide' },
  { title: 'Product/Measurements', folder: 'features/measurements' },
  { title: 'Product/Reviews', folder: 'features/reviews' },
  {
    title: 'Product/Pages',
    folder: 'pages',
    files: [
      'ProductMeasurements',
      'ProductOutfit',
      'ProductPage',
      'ProductPageTerms',
      'ProductReviews',
      'ProductSizeGuide',
      'ProductStockAlert',
      'RecentProducts',
      'RelatedToProduct',
      'SizeGuidePage',
    ],
  },
  { title: 'Cart', folder: 'features/cart' },
  {
    title: 'Cart/Pages',
    folder: 'pages/cart',
    files: ['CartInDrawer', 'CartPage', 'CartPageOfCustomer'],
  },
  { title: 'Checkout', folder: 'features/checkout' },
  { title: 'Checkout', folder: 'features/giftCards' },
  { title: 'Checkout/Pages', folder: 'pages', files: ['GiftCardPage'] },
  {
    title: 'Checkout/Pages',
    folder: 'pages/cart',
    files: [
      'CartPageDelivery',
      'CartPageCountries',
      'CartPageTaxes',
      'CartPageGiftCard',
      'CartPageOnPhone',
      'CartPageOrder',
      'CheckoutSuccessPage',
      'OfferedItems',
      'OrderStep',
    ],
  },
  { title: 'Account', folder: 'features/account' },
  { title: 'Account/Orders', folder: 'features/orders' },
  { title: 'Account/Ratings', folder: 'features/ratings' },
  {
    title: 'Account/Pages',
    folder: 'pages',
    files: ['RequireUser'],
  },
  { title: 'Account/Pages', folder: 'pages/account' },
  { title: 'Account/Pages', folder: 'pages/orders' },
  { title: 'Errors', folder: 'features/status' },
  {
    title: 'Errors/Pages',
    folder: 'pages',
    files: ['BrokenPage', 'ErrorPage', 'LoadError', 'OfflinePage', 'UnauthorizedPage'],
  },
  { title: 'Admin', folder: 'features/admin/frame' },
  { title: 'Admin/Home', folder: 'features/admin/home' },
  { title: 'Admin/Products', folder: 'features/admin/products' },
  { title: 'Admin/Orders', folder: 'features/admin/orders' },
  { title: 'Admin/Customers', folder: 'features/admin/customers' },
  { title: 'Admin/Former shop', folder: 'features/admin/formerShop' },
  { title: 'Admin/Activity', folder: 'features/admin/activity' },
  { title: 'Admin/Reviews', folder: 'features/admin/reviews' },
  { title: 'Admin/Settings', folder: 'features/admin/settings' },
  { title: 'Admin/Translations', folder: 'features/admin/translations' },
  { title: 'Admin/MFA', folder: 'features/admin/mfa' },
  { title: 'Admin/Pages', folder: 'pages/admin' },
  { title: 'Journeys', folder: 'flows' },
];

/** `stories` of `main.ts`; one entry per file, because Storybook names a chunk after each. */
export const storySpecifiers = groups.flatMap(({ title, folder, files = ['*'] }) =>
  files.map((file) => ({
    directory: `../stories/${folder}`,
    files: `${file}.@(mdx|stories.tsx)`,
    titlePrefix: title,
  })),
);

/** True for pages and flows, whose sidebar titles are words. */
export const isInWords = (path: string) => /stories\/(pages|flows)\/.*\.stories\.tsx$/.test(path);

/** True for stories whose sidebar title differs from the file name. */
export const hasOwnName = (path: string) =>
  /stories\/(ui|features|pages|flows)\/.*\.stories\.tsx$/.test(path);

/** Title by file name, which determines the id: `Cart/Pages/CartPageOfCustomer`. */
export function titleByFile(path: string): string | undefined {
  const [, folder, name] = /stories\/(.+)\/(\w+)\./.exec(path) ?? [];
  const group = groups.find(
    (one) => one.folder === folder && (!one.files || one.files.includes(name ?? '')),
  );
  // Like Storybook, don't repeat the group's name.
  return group && (group.title.endsWith(`/${name}`) ? group.title : `${group.title}/${name}`);
}

/** Title in words: `Cart/Pages/Cart page of customer`. */
export function inWords(title: string): string {
  return title.replace(/\w+$/, (name) => {
    const words = name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.replace(/ page (?!of|in)/, ' page: ').replace(/\bmfa\b/i, 'MFA');
  });
}

/** Sentence of a behaviour's export: `AClickSaves` becomes "A click saves". */
export const inSentence = (name: string) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Adds names of Material UI components for the search: `Components/StarRating (Rating)`. */
export const withMuiWords = (title: string, words: readonly string[]) =>
  words.length > 0 ? `${title} (${words.join(', ')})` : title;

export const withoutMuiWords = (title: string) => title.replace(/ \(.*\)$/, '');

/** Finds the story or docs page of an old link by its ending: component and state. */
export function findByOldId(olderId: string, ids: readonly string[]): string | undefined {
  const ending = /-?\w+--.*$/.exec(olderId)?.[0];
  return ending && ids.find((id) => id.endsWith(ending));
}
