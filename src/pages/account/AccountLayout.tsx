import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { useStoredSession } from '../../data/session.ts';
import { AccountColumns, AccountNav } from '../../features/account/AccountColumns.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import ErrorPage from '../ErrorPage.tsx';
import { RequireUser } from '../RequireUser.tsx';

const MyAccountPage = lazyComponent(() => import('./MyAccountPage.tsx'));
const MyFavoritesPage = lazyComponent(() => import('./MyFavoritesPage.tsx'));
const MyOrdersPage = lazyComponent(() => import('../orders/MyOrdersPage.tsx'));
const MyRatingsPage = lazyComponent(() => import('./MyRatingsPage.tsx'));
const OrderPage = lazyComponent(() => import('../orders/OrderPage.tsx'));

/** Path relative to `/account`. */
const below = (path: string) => path.slice(paths.account.length + 1);

/** Routes and layout below `/account` (specification R9). Users with a role see its links. */
export default function AccountLayout() {
  const { session } = useStoredSession();
  return (
    <RequireUser>
      <AccountColumns nav={session?.role && <AccountNav />}>
        <Suspense fallback={null}>
          <Routes>
            <Route index element={<Navigate to={paths.myAccount} replace />} />
            <Route path={below(paths.myAccount)} element={<MyAccountPage />} />
            <Route path={below(paths.myOrders)} element={<MyOrdersPage />} />
            <Route path={`${below(paths.myOrders)}/:orderId`} element={<OrderPage />} />
            <Route path={below(paths.myRatings)} element={<MyRatingsPage />} />
            <Route path={below(paths.myFavorites)} element={<MyFavoritesPage />} />
            <Route path="*" element={<ErrorPage />} />
          </Routes>
        </Suspense>
      </AccountColumns>
    </RequireUser>
  );
}
