import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { CategoryPage } from '../pages/CategoryPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ShopLayout } from '../pages/ShopLayout.tsx';

const AboutUsPage = lazy(() => import('../pages/AboutUsPage.tsx'));
const AccountLayout = lazy(() => import('../pages/AccountLayout.tsx'));
const AddProductPage = lazy(() => import('../pages/admin/AddProductPage.tsx'));
const AdminHomePage = lazy(() => import('../pages/admin/AdminHomePage.tsx'));
const AdminLayout = lazy(() => import('../pages/admin/AdminLayout.tsx'));
const AdminMfaPage = lazy(() => import('../pages/admin/AdminMfaPage.tsx'));
const AllOrdersPage = lazy(() => import('../pages/admin/AllOrdersPage.tsx'));
const CartPage = lazy(() => import('../pages/CartPage.tsx'));
const CheckoutSuccessPage = lazy(() => import('../pages/CheckoutSuccessPage.tsx'));
const ContactsPage = lazy(() => import('../pages/ContactsPage.tsx'));
const ErrorPage = lazy(() => import('../pages/ErrorPage.tsx'));
const FavoritesPage = lazy(() => import('../pages/FavoritesPage.tsx'));
const ForgotPasswordPage = lazy(() => import('../pages/ForgotPasswordPage.tsx'));
const ListProductPage = lazy(() => import('../pages/admin/ListProductPage.tsx'));
const LoginPage = lazy(() => import('../pages/LoginPage.tsx'));
const ModifyProductPage = lazy(() => import('../pages/admin/ModifyProductPage.tsx'));
const MyAccountPage = lazy(() => import('../pages/MyAccountPage.tsx'));
const MyFavoritesPage = lazy(() => import('../pages/MyFavoritesPage.tsx'));
const MyOrdersPage = lazy(() => import('../pages/MyOrdersPage.tsx'));
const MyRatingsPage = lazy(() => import('../pages/MyRatingsPage.tsx'));
const OrderPage = lazy(() => import('../pages/OrderPage.tsx'));
const RequireAdmin = lazy(() => import('../pages/admin/RequireAdmin.tsx'));
const ResetPasswordPage = lazy(() => import('../pages/ResetPasswordPage.tsx'));
const SearchPage = lazy(() => import('../pages/SearchPage.tsx'));
const SizeGuidePage = lazy(() => import('../pages/SizeGuidePage.tsx'));
const UnauthorizedPage = lazy(() => import('../pages/UnauthorizedPage.tsx'));

/** The routes of the specification's section 2. */
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
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.account} element={<AccountLayout />}>
          <Route index element={<Navigate to={paths.myAccount} replace />} />
          <Route path={paths.myAccount} element={<MyAccountPage />} />
          <Route path={paths.myOrders} element={<MyOrdersPage />} />
          <Route path={`${paths.myOrders}/:orderId`} element={<OrderPage />} />
          <Route path={paths.myRatings} element={<MyRatingsPage />} />
          <Route path={paths.myFavorites} element={<MyFavoritesPage />} />
        </Route>
        <Route
          path={paths.admin}
          element={
            <RequireAdmin>
              <AdminLayout />
            </RequireAdmin>
          }
        >
          <Route index element={<AdminHomePage />} />
          <Route path={paths.addProduct} element={<AddProductPage />} />
          <Route path={`${paths.changeProduct}/:productId?`} element={<ModifyProductPage />} />
          <Route path={paths.listProduct} element={<ListProductPage />} />
          <Route path={paths.allOrders} element={<AllOrdersPage />} />
          <Route path={paths.adminMfa} element={<AdminMfaPage />} />
        </Route>
        <Route path={paths.favorites} element={<FavoritesPage />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.unauthorized} element={<UnauthorizedPage />} />
        <Route path={paths.error} element={<ErrorPage />} />
        <Route path="*" element={<ErrorPage />} />
      </Route>
    </Routes>
  );
}
