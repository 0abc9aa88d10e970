import { type ComponentType, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { currency } from '../../../contract/rules/money.ts';
import type { Permission } from '../../../contract/rules/permissions.ts';
import { useOpenReturns } from '../../data/admin/useAdminOrder.ts';
import { returnToMainCurrency } from '../../data/chosenCurrency.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useStoredSession } from '../../data/session.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { useUser } from '../../data/useUser.ts';
import { AdminFrame, AdminNav } from '../../features/admin/frame/AdminNav.tsx';
import { mayAsAdmin, PermissionsProvider } from '../../features/admin/frame/useMay.ts';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { OwnZips } from '../../ui/OwnZips.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import ErrorPage from '../ErrorPage.tsx';
import { PageHead } from '../PageHead.tsx';
import { RequireMfaEnrolment } from './RequireMfaEnrolment.tsx';

const ActivityPage = lazyComponent(() => import('./ActivityPage.tsx'));
const AddProductPage = lazyComponent(() => import('./AddProductPage.tsx'));
const AdminFeedsPage = lazyComponent(() => import('./AdminFeedsPage.tsx'));
const AdminMeasuringPage = lazyComponent(() => import('./AdminMeasuringPage.tsx'));
const AdminGiftCardsPage = lazyComponent(() => import('./AdminGiftCardsPage.tsx'));
const AdminCollectionsPage = lazyComponent(() => import('./AdminCollectionsPage.tsx'));
const AdminHomePage = lazyComponent(() => import('./AdminHomePage.tsx'));
const AdminMfaPage = lazyComponent(() => import('./AdminMfaPage.tsx'));
const AdminReviewsPage = lazyComponent(() => import('./AdminReviewsPage.tsx'));
const AdminSettingsPage = lazyComponent(() => import('./AdminSettingsPage.tsx'));
const AdminShopPage = lazyComponent(() => import('./AdminShopPage.tsx'));
const AdminSizesPage = lazyComponent(() => import('./AdminSizesPage.tsx'));
const AdminStaffPage = lazyComponent(() => import('./AdminStaffPage.tsx'));
const AdminTranslationsPage = lazyComponent(() => import('./AdminTranslationsPage.tsx'));
const AdminWebhooksPage = lazyComponent(() => import('./AdminWebhooksPage.tsx'));
const AllOrdersPage = lazyComponent(() => import('./AllOrdersPage.tsx'));
const CountStockPage = lazyComponent(() => import('./CountStockPage.tsx'));
const CustomerPage = lazyComponent(() => import('./CustomerPage.tsx'));
const CustomersPage = lazyComponent(() => import('./CustomersPage.tsx'));
const FormerShopPage = lazyComponent(() => import('./FormerShopPage.tsx'));
const NewOrderPage = lazyComponent(() => import('./NewOrderPage.tsx'));
const ListProductPage = lazyComponent(() => import('./ListProductPage.tsx'));
const ModifyProductPage = lazyComponent(() => import('./ModifyProductPage.tsx'));
const PreviewProductPage = lazyComponent(() => import('./PreviewProductPage.tsx'));

/** Path relative to `/admin`. */
const below = (path: string) => path.slice(paths.admin.length + 1);

/** Pages below `/admin`, with the right that each needs. */
const pages: { path: string; permission: Permission; page: ComponentType }[] = [
  { path: adminPaths.addProduct, permission: 'products:write', page: AddProductPage },
  {
    path: `${adminPaths.changeProduct}/:productId?`,
    permission: 'products:write',
    page: ModifyProductPage,
  },
  {
    path: `${adminPaths.changeProduct}/:productId/preview`,
    permission: 'products:read',
    page: PreviewProductPage,
  },
  { path: adminPaths.allOrders, permission: 'orders:read', page: AllOrdersPage },
  { path: adminPaths.listProduct, permission: 'products:read', page: ListProductPage },
  { path: adminPaths.countStock, permission: 'products:write', page: CountStockPage },
  { path: adminPaths.collections, permission: 'texts:write', page: AdminCollectionsPage },
  { path: adminPaths.newOrder, permission: 'orders:write', page: NewOrderPage },
  { path: adminPaths.customers, permission: 'customers:read', page: CustomersPage },
  { path: `${adminPaths.customer('')}:id`, permission: 'customers:read', page: CustomerPage },
  { path: adminPaths.formerShop, permission: 'customers:read', page: FormerShopPage },
  { path: adminPaths.settings, permission: 'settings:read', page: AdminSettingsPage },
  { path: adminPaths.shop, permission: 'texts:read', page: AdminShopPage },
  { path: adminPaths.sizes, permission: 'settings:write', page: AdminSizesPage },
  { path: adminPaths.measuring, permission: 'settings:read', page: AdminMeasuringPage },
  { path: adminPaths.translations, permission: 'texts:read', page: AdminTranslationsPage },
  { path: adminPaths.feeds, permission: 'settings:read', page: AdminFeedsPage },
  { path: adminPaths.reviews, permission: 'reviews:read', page: AdminReviewsPage },
  { path: adminPaths.giftCards, permission: 'orders:sums', page: AdminGiftCardsPage },
  { path: adminPaths.staff, permission: 'staff:read', page: AdminStaffPage },
  { path: adminPaths.webhooks, permission: 'staff:read', page: AdminWebhooksPage },
  { path: adminPaths.activity, permission: 'audit:read', page: ActivityPage },
];

/** Start pages, the first one that the role allows. */
const startPages = [
  ['orders:read', adminPaths.allOrders],
  ['products:read', adminPaths.listProduct],
] as const;

/** Routes and layout below `/admin` (specification R10). Shoppers load none of it. */
export default function AdminLayout() {
  const { session } = useStoredSession();
  const { permissions } = useUser().data ?? {};
  const may = mayAsAdmin(permissions);
  const options = useEndpoint('GET /checkoutoptions', {});
  const params = useEnvParams();
  const { languages } = useShop();
  const isInMain = useMainCurrency();
  const openReturns = useOpenReturns(may('orders:read'));
  const { reviews, shopFacts, customers, returns, collections, sizeScales, stockCodes } = params;
  const { ownZips, feeds, formerShop, measuring, webhooks } = params;
  const extensions = {
    ...{ returns, stock: stockCodes, collections, customers, shop: shopFacts, reviews, feeds },
    ...{ measuring, webhooks, staff: permissions !== undefined },
    formerShop,
    translations: params.translations && languages.length > 1,
    activity: permissions?.includes('audit:read') ?? false,
    sizes: sizeScales !== undefined,
    settings: Boolean(options.data),
    giftCards: options.data?.takesGiftCards,
  };
  if (!isInMain) return <LoadingText />;
  const [, start = adminPaths.mfa] = startPages.find(([permission]) => may(permission)) ?? [];
  return (
    <PermissionsProvider value={permissions}>
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
            <Suspense fallback={<LoadingText />}>
              <Routes>
                <Route
                  index
                  element={
                    may('reports:read') ? <AdminHomePage /> : <Navigate to={start} replace />
                  }
                />
                {pages.map(({ path, permission, page: Page }) => (
                  <Route
                    key={path}
                    path={below(path)}
                    element={may(permission) ? <Page /> : <NotInRole start={start} />}
                  />
                ))}
                <Route path={below(adminPaths.mfa)} element={<AdminMfaPage />} />
                <Route path="*" element={<ErrorPage />} />
              </Routes>
            </Suspense>
          </OwnZips>
        </RequireMfaEnrolment>
      </AdminFrame>
    </PermissionsProvider>
  );
}

/** Replaces a page that the admin's role does not allow. */
function NotInRole({ start }: { start: string }) {
  return (
    <>
      <PageHead title={i18n.t('Not in your role')} />
      <StatusMessage
        heading={i18n.t('Your role does not include this page')}
        text={i18n.t('An owner of the shop can give you another role.')}
        next={{ label: i18n.t('Go to your first page'), to: start }}
      />
    </>
  );
}

/** Reloads the page in the main currency if another one is chosen. */
function useMainCurrency(): boolean {
  const [main = currency()] = useShop().currencies ?? [];
  const isInMain = main.code === currency().code;
  useEffect(() => returnToMainCurrency(isInMain), [isInMain]);
  return isInMain;
}
