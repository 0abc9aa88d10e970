/** A line of the sidebar, and which stories stand below it: a folder, or of a folder some files. */
type Group = { title: string; folder: string; files?: readonly string[] };

/**
 * The sidebar goes by what people do. A story's id is made of its group and its component, so that
 * moving its file changes no link; a new page is added here, and a check names one that is not.
 */
export const groups: readonly Group[] = [
  { title: '', folder: '', files: ['Introduction'] },
  { title: 'Foundations', folder: 'docs' },
  { title: 'Foundations/Patterns', folder: 'docs/patterns' },
  { title: 'Components', folder: 'ui' },
  { title: 'Every page', folder: 'features/chrome' },
  { title: 'Every page', folder: 'pages', files: ['MenuKinds', 'PageHead', 'ShopLayout'] },
  { title: 'Browse/Home', folder: 'features/home' },
  { title: 'Browse/Lists', folder: 'features/catalogue' },
  { title: 'Browse/About us', folder: 'features/about' },
  {
    title: 'Browse/Pages',
    folder: 'pages',
    files: [
      'AboutUsPage',
      'CategoryPage',
      'ContactsPage',
      'FavoritesPage',
      'HomePage',
      'Listing',
      'PolicyPage',
      'ProductSuggestions',
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
    folder: 'pages',
    files: ['CartInDrawer', 'CartPage', 'CartPageOfCustomer'],
  },
  { title: 'Checkout', folder: 'features/checkout' },
  {
    title: 'Checkout/Pages',
    folder: 'pages',
    files: ['CartPageDelivery', 'CartPageOrder', 'CheckoutSuccessPage', 'OrderStep'],
  },
  { title: 'Account', folder: 'features/account' },
  { title: 'Account/Orders', folder: 'features/orders' },
  { title: 'Account/Ratings', folder: 'features/ratings' },
  {
    title: 'Account/Pages',
    folder: 'pages',
    files: [
      'AccountLayout',
      'ForgotPasswordPage',
      'LoginPage',
      'LoginPageOfAdmin',
      'LoginPageSignUp',
      'MyAccountPage',
      'MyAccountPageAddresses',
      'MyAccountPageSizes',
      'MyFavoritesPage',
      'MyOrdersPage',
      'MyRatingsPage',
      'OrderPage',
      'OrderPageReturns',
      'LinkedOrderPage',
      'LinkedOrderPageReturns',
      'RequireUser',
      'ResetPasswordPage',
      'StopAlertsPage',
    ],
  },
  { title: 'Errors', folder: 'features/status' },
  {
    title: 'Errors/Pages',
    folder: 'pages',
    files: [
      'BrokenPage',
      'ErrorPage',
      'ListLoadError',
      'LoadError',
      'OfflinePage',
      'RedirectToUnauthorized',
      'UnauthorizedPage',
    ],
  },
  { title: 'Admin', folder: 'features/admin/frame' },
  { title: 'Admin/Home', folder: 'features/admin/home' },
  { title: 'Admin/Products', folder: 'features/admin/products' },
  { title: 'Admin/Orders', folder: 'features/admin/orders' },
  { title: 'Admin/Reviews', folder: 'features/admin/reviews' },
  { title: 'Admin/Settings', folder: 'features/admin/settings' },
  { title: 'Admin/MFA', folder: 'features/admin/mfa' },
  { title: 'Admin/Pages', folder: 'pages/admin' },
  { title: 'Journeys', folder: 'flows' },
];

/** For `stories` of `main.ts`; one a file, as Storybook names a file of its own after each. */
export const storySpecifiers = groups.flatMap(({ title, folder, files = ['*'] }) =>
  files.map((file) => ({
    directory: `../stories/${folder}`,
    files: `${file}.@(mdx|stories.tsx)`,
    titlePrefix: title,
  })),
);

/** Pages, parts of pages and journeys stand in the sidebar in words. */
export const isInWords = (path: string) => /stories\/(pages|flows)\/.*\.stories\.tsx$/.test(path);

/** By its file, which keeps its id: `Cart/Pages/CartPageOfCustomer`. */
export function titleByFile(path: string): string | undefined {
  const [, folder, name] = /stories\/(.+)\/(\w+)\./.exec(path) ?? [];
  const group = groups.find(
    (one) => one.folder === folder && (!one.files || one.files.includes(name ?? '')),
  );
  return group && `${group.title}/${name}`;
}

/** As it is read: `Cart/Pages/Cart page of customer`. */
export function inWords(title: string): string {
  return title.replace(/\w+$/, (name) => {
    const words = name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.replace(/ page (?!of|in)/, ' page: ').replace(/\bmfa\b/i, 'MFA');
  });
}

/** The story, or its docs, that a link of an older Storybook leads to: it ends with the same component and state. */
export function findByOlderId(olderId: string, ids: readonly string[]): string | undefined {
  const ending = /-?\w+--.*$/.exec(olderId)?.[0];
  return ending && ids.find((id) => id.endsWith(ending));
}
