import { Route, Routes } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { CategoryPage } from '../pages/CategoryPage.tsx';
import ErrorPage from '../pages/ErrorPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ShopLayout } from '../pages/ShopLayout.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const AboutUsPage = lazyComponent(() => import('../pages/AboutUsPage.tsx'));
const AccountLayout = lazyComponent(() => import('../pages/AccountLayout.tsx'));
const AdminLayout = lazyComponent(() => import('../pages/admin/AdminLayout.tsx'));
const CartPage = lazyComponent(() => import('../pages/CartPage.tsx'));
const CheckoutSuccessPage = lazyComponent(() => import('../pages/CheckoutSuccessPage.tsx'));
const ContactsPage = lazyComponent(() => import('../pages/ContactsPage.tsx'));
const FavoritesPage = lazyComponent(() => import('../pages/FavoritesPage.tsx'));
const ForgotPasswordPage = lazyComponent(() => import('../pages/ForgotPasswordPage.tsx'));
const LinkedOrderPage = lazyComponent(() => import('../pages/LinkedOrderPage.tsx'));
const LoginPage = lazyComponent(() => import('../pages/LoginPage.tsx'));
const PolicyPage = lazyComponent(() => import('../pages/PolicyPage.tsx'));
const RequireAdmin = lazyComponent(() => import('../pages/admin/RequireAdmin.tsx'));
const ResetPasswordPage = lazyComponent(() => import('../pages/ResetPasswordPage.tsx'));
const SearchPage = lazyComponent(() => import('../pages/SearchPage.tsx'));
const SizeGuidePage = lazyComponent(() => import('../pages/SizeGuidePage.tsx'));
const StopAlertsPage = lazyComponent(() => import('../pages/StopAlertsPage.tsx'));
const UnauthorizedPage = lazyComponent(() => import('../pages/UnauthorizedPage.tsx'));

/** The pages that a server renders whose code is not the app's first. */
const renderedPages: Record<string, { load: () => Promise<void> }> = {
  [paths.aboutUs]: AboutUsPage,
  [paths.contacts]: ContactsPage,
  [paths.terms]: PolicyPage,
  [paths.privacy]: PolicyPage,
  [paths.returns]: PolicyPage,
  [paths.search]: SearchPage,
  [paths.sizeGuide]: SizeGuidePage,
};

/** Loads what the page at a path needs to be rendered in one go. */
export async function loadPage(pathname: string): Promise<void> {
  await renderedPages[pathname.replace(/(?<=.)\/$/, '')]?.load();
}

/** Every route of the shop (specification R1 to R13); those below `/account` and `/admin` are in their layouts. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route index element={<HomePage />} />
        <Route path={paths.women} element={<CategoryPage key="women" category="women" />} />
        <Route path={paths.men} element={<CategoryPage key="men" category="men" />} />
        <Route path={paths.kids} element={<CategoryPage key="kid" category="kid" />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path="/product/:productId?" element={<ProductPage />} />
        <Route path={paths.cart} element={<CartPage />} />
        <Route path={paths.checkoutSuccess} element={<CheckoutSuccessPage />} />
        <Route path={paths.aboutUs} element={<AboutUsPage />} />
        <Route path={paths.contacts} element={<ContactsPage />} />
        <Route path={paths.sizeGuide} element={<SizeGuidePage />} />
        <Route path={paths.terms} element={<PolicyPage name="terms" />} />
        <Route path={paths.privacy} element={<PolicyPage name="privacy" />} />
        <Route path={paths.returns} element={<PolicyPage name="returns" />} />
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
        <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.stopAlerts} element={<StopAlertsPage />} />
        <Route path={paths.linkedOrder} element={<LinkedOrderPage />} />
        <Route path={paths.unauthorized} element={<UnauthorizedPage />} />
        <Route path={paths.error} element={<ErrorPage />} />
        <Route path="*" element={<ErrorPage />} />
      </Route>
    </Routes>
  );
}
