import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { useOpenReturns } from '../../data/admin/useAdminOrder.ts';
import { useStoredSession } from '../../data/session.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AdminFrame, AdminNav } from '../../features/admin/frame/AdminNav.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { OwnZips } from '../../ui/OwnZips.ts';
import ErrorPage from '../ErrorPage.tsx';
import { RequireMfaEnrolment } from './RequireMfaEnrolment.tsx';

const AddProductPage = lazyComponent(() => import('./AddProductPage.tsx'));
const AdminHomePage = lazyComponent(() => import('./AdminHomePage.tsx'));
const AdminMfaPage = lazyComponent(() => import('./AdminMfaPage.tsx'));
const AdminReviewsPage = lazyComponent(() => import('./AdminReviewsPage.tsx'));
const AdminSettingsPage = lazyComponent(() => import('./AdminSettingsPage.tsx'));
const AdminShopPage = lazyComponent(() => import('./AdminShopPage.tsx'));
const AdminSizesPage = lazyComponent(() => import('./AdminSizesPage.tsx'));
const AllOrdersPage = lazyComponent(() => import('./AllOrdersPage.tsx'));
const CustomerPage = lazyComponent(() => import('./CustomerPage.tsx'));
const CustomersPage = lazyComponent(() => import('./CustomersPage.tsx'));
const NewOrderPage = lazyComponent(() => import('./NewOrderPage.tsx'));
const ListProductPage = lazyComponent(() => import('./ListProductPage.tsx'));
const ModifyProductPage = lazyComponent(() => import('./ModifyProductPage.tsx'));
const PreviewProductPage = lazyComponent(() => import('./PreviewProductPage.tsx'));

/** Path relative to `/admin`. */
const below = (path: string) => path.slice(paths.admin.length + 1);

/** Routes and layout below `/admin` (specification R10). Shoppers load none of it. */
export default function AdminLayout() {
  const { session } = useStoredSession();
  const options = useEndpoint('GET /checkoutoptions', {});
  const { reviews, shopFacts, customers, returns, sizeScales, ownZips } = useEnvParams();
  const openReturns = useOpenReturns();
  const extensions = {
    ...{ returns, customers, shop: shopFacts, reviews },
    sizes: sizeScales !== undefined,
    settings: Boolean(options.data),
  };
  return (
    <AdminFrame
      nav={
        <AdminNav
          role={session?.role ?? ''}
          extensions={extensions}
          returns={openReturns.data?.total}
        />
      }
    >
      <RequireMfaEnrolment>
        <OwnZips value={ownZips === true}>
          <Suspense fallback={<LoadingText>Loading...</LoadingText>}>
            <Routes>
              <Route index element={<AdminHomePage />} />
              <Route path={below(paths.addProduct)} element={<AddProductPage />} />
              <Route
                path={`${below(paths.changeProduct)}/:productId?`}
                element={<ModifyProductPage />}
              />
              <Route
                path={`${below(paths.changeProduct)}/:productId/preview`}
                element={<PreviewProductPage />}
              />
              <Route path={below(paths.listProduct)} element={<ListProductPage />} />
              <Route path={below(paths.allOrders)} element={<AllOrdersPage />} />
              <Route path={below(paths.newOrder)} element={<NewOrderPage />} />
              <Route path={below(paths.customers)} element={<CustomersPage />} />
              <Route path={`${below(paths.customer(''))}:id`} element={<CustomerPage />} />
              <Route path={below(paths.adminSettings)} element={<AdminSettingsPage />} />
              <Route path={below(paths.adminShop)} element={<AdminShopPage />} />
              <Route path={below(paths.adminSizes)} element={<AdminSizesPage />} />
              <Route path={below(paths.adminReviews)} element={<AdminReviewsPage />} />
              <Route path={below(paths.adminMfa)} element={<AdminMfaPage />} />
              <Route path="*" element={<ErrorPage />} />
            </Routes>
          </Suspense>
        </OwnZips>
      </RequireMfaEnrolment>
    </AdminFrame>
  );
}
