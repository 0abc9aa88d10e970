import { matchPath, Route, Routes } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { policyTitles } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import ErrorPage from '../pages/ErrorPage.tsx';
import { ShopLayout } from '../pages/ShopLayout.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const AboutUsPage = lazyComponent(() => import('../pages/AboutUsPage.tsx'));
const AccountLayout = lazyComponent(() => import('../pages/account/AccountLayout.tsx'));
const AdminLayout = lazyComponent(async () => {
  const [page] = await Promise.all([
    import('../pages/admin/AdminLayout.tsx'),
    // Without them the admin area is in English.
    i18n.locale !== 'en' && loadAdminMessages().catch(() => {}),
  ]);
  return page;
});
const CartPage = lazyComponent(() => import('../pages/cart/CartPage.tsx'));
const CategoryPage = lazyComponent(() => import('../pages/CategoryPage.tsx'));
const CheckoutSuccessPage = lazyComponent(() => import('../pages/cart/CheckoutSuccessPage.tsx'));
const CollectionPage = lazyComponent(() => import('../pages/CollectionPage.tsx'));
const ContactsPage = lazyComponent(() => import('../pages/ContactsPage.tsx'));
const FavoritesPage = lazyComponent(() => import('../pages/FavoritesPage.tsx'));
const HomePage = lazyComponent(() => import('../pages/HomePage.tsx'));
const LoginPage = lazyComponent(() => import('../pages/account/LoginPage.tsx'));
const MailPage = lazyComponent(() => import('./MailPage.tsx'));
const PolicyPage = lazyComponent(() => import('../pages/PolicyPage.tsx'));
const ProductPage = lazyComponent(() => import('../pages/ProductPage.tsx'));
const RequireAdmin = lazyComponent(() => import('../pages/admin/RequireAdmin.tsx'));
const SearchPage = lazyComponent(() => import('../pages/SearchPage.tsx'));
const SizeGuidePage = lazyComponent(() => import('../pages/SizeGuidePage.tsx'));
const UnauthorizedPage = lazyComponent(() => import('../pages/UnauthorizedPage.tsx'));

async function loadAdminMessages() {
  const { loadMessages } = await import('../data/messages.ts');
  await loadMessages(i18n.locale, 'admin');
}

const mailPaths = [
  ...[paths.forgotPassword, paths.resetPassword, paths.newsletter, paths.stopAlerts],
  ...[paths.linkedOrder, paths.withdraw, paths.giftCard],
];

const policies = Object.keys(policyTitles) as (keyof typeof policyTitles)[];

/** Pages that the server renders. */
const renderedPages = [
  { path: paths.home, page: HomePage },
  { path: paths.women, page: CategoryPage },
  { path: paths.men, page: CategoryPage },
  { path: paths.kids, page: CategoryPage },
  { path: '/product/:productId?', page: ProductPage },
  { path: paths.collection(':slug'), page: CollectionPage },
  { path: paths.aboutUs, page: AboutUsPage },
  { path: paths.contacts, page: ContactsPage },
  ...policies.map((name) => ({ path: paths[name], page: PolicyPage })),
  { path: paths.search, page: SearchPage },
  { path: paths.sizeGuide, page: SizeGuidePage },
];

/** Loads the code that the page at a path needs to render synchronously. */
export async function loadPage(pathname: string): Promise<void> {
  const rendered = renderedPages.find(({ path }) => matchPath(path, pathname));
  await rendered?.page.load();
}

/**
 * Routes of the shop (specification R1 to R13). Layouts have those below `/account` and `/admin`.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route index element={<HomePage />} />
        <Route path={paths.women} element={<CategoryPage key="women" category="women" />} />
        <Route path={paths.men} element={<CategoryPage key="men" category="men" />} />
        <Route path={paths.kids} element={<CategoryPage key="kid" category="kid" />} />
        <Route path={paths.collection(':slug')} element={<CollectionPage />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path="/product/:productId?" element={<ProductPage />} />
        <Route path={paths.cart} element={<CartPage />} />
        <Route path={paths.checkoutSuccess} element={<CheckoutSuccessPage />} />
        <Route path={paths.aboutUs} element={<AboutUsPage />} />
        <Route path={paths.contacts} element={<ContactsPage />} />
        <Route path={paths.sizeGuide} element={<SizeGuidePage />} />
        {policies.map((name) => (
          <Route key={name} path={paths[name]} element={<PolicyPage name={name} />} />
        ))}
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={`${paths.account}/*`} element={<AccountLayout />} />
        <Route
          path={`${paths.admin}/*`}
          element={
            <RequireAdmin>
              <AdminLayout />
            </RequireAdmin>
          }
        />
        <Route path={paths.favorites} element={<FavoritesPage />} />
        {mailPaths.map((path) => (
          <Route key={path} path={path} element={<MailPage path={path} />} />
        ))}
        <Route path={paths.unauthorized} element={<UnauthorizedPage />} />
        <Route path={paths.error} element={<ErrorPage />} />
        <Route path="*" element={<ErrorPage />} />
      </Route>
    </Routes>
  );
}
