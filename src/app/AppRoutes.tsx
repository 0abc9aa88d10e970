import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { CategoryPage } from '../pages/CategoryPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ShopLayout } from '../pages/ShopLayout.tsx';

const AboutUsPage = lazy(() => import('../pages/AboutUsPage.tsx'));
const CartPage = lazy(() => import('../pages/CartPage.tsx'));
const ContactsPage = lazy(() => import('../pages/ContactsPage.tsx'));
const ErrorPage = lazy(() => import('../pages/ErrorPage.tsx'));
const LoginPage = lazy(() => import('../pages/LoginPage.tsx'));
const SearchPage = lazy(() => import('../pages/SearchPage.tsx'));
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
        <Route path={paths.aboutUs} element={<AboutUsPage />} />
        <Route path={paths.contacts} element={<ContactsPage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.unauthorized} element={<UnauthorizedPage />} />
        <Route path={paths.error} element={<ErrorPage />} />
        <Route path="*" element={<ErrorPage />} />
      </Route>
    </Routes>
  );
}
