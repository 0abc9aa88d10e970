import { useColorScheme } from '@mui/material/styles';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { persisted, usePersisted } from '../data/persisted.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCart } from '../data/useCart.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { CookieBanner } from '../features/chrome/CookieBanner.tsx';
import { Footer } from '../features/chrome/Footer.tsx';
import { Navbar } from '../features/chrome/Navbar.tsx';
import { PageLoading } from '../features/chrome/PageLoading.tsx';
import { PageMain } from '../features/chrome/PageMain.tsx';
import { RouteAnnouncer } from '../features/chrome/RouteAnnouncer.tsx';
import { SkipLink } from '../features/chrome/SkipLink.tsx';
import type { SchemeMode } from '../features/chrome/schemeModes.ts';
import { ThemeColor } from '../features/chrome/ThemeColor.tsx';
import { countUnits } from '../lib/countUnits.ts';
import { replayEarlyInput } from '../lib/earlyInput.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { useOverlaySteps } from '../ui/useOverlay.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { LoadError } from './LoadError.tsx';
import { CartInDrawer, useCartDrawer } from './useCartDrawer.ts';
import { useLogout } from './useLogout.ts';
import { useOfflineToast } from './useOfflineToast.ts';
import { useRouteArrival } from './useRouteArrival.ts';
import { useSessionEnd } from './useSessionEnd.tsx';
import { useUserFailure } from './useUserFailure.ts';

/** The admin area's. */
const CompactFooter = lazyComponent(() => import('../features/chrome/CompactFooter.tsx'));

/** Whether the cookie banner was accepted; remembered by the browser (specification R23). */
const cookieConsent = persisted('hemline.cookieConsent', (stored) => stored === true);

/**
 * What every page stands in: the navbar, the footer, and what greets a visitor between pages. Both
 * make room for the work in the admin area.
 */
export function ShopLayout() {
  const shop = useShop();
  const cart = useCart();
  const cartDrawer = useCartDrawer();
  const { session } = useStoredSession();
  const logout = useLogout();
  const accepted = usePersisted(cookieConsent) === true;
  const scheme = useScheme();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const isAdminArea = `${pathname}/`.startsWith(`${paths.admin}/`);
  const PageFooter = isAdminArea ? CompactFooter : Footer;
  const main = useRef<HTMLElement>(null);
  const isUserFailure = useUserFailure();
  useSessionEnd();
  useOfflineToast();
  useOverlaySteps();

  // The banner goes with the focus in it: the content takes that over.
  function acceptCookies() {
    cookieConsent.write(true);
    main.current?.focus({ preventScroll: true });
  }

  // The same element until it has to be another: while a page is taken over, a change around it would
  // have React take over all of it at once.
  const page = useMemo(
    () => (
      <PageMain id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <Arrival main={main} />
          <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[key]}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </PageMain>
    ),
    [key],
  );

  return (
    <>
      {isUserFailure && <LoadError />}
      <ThemeColor />
      {!accepted && <CookieBanner onAccept={acceptCookies} />}
      <SkipLink onSkip={() => main.current?.focus()} />
      <Navbar
        shopName={shop.name}
        user={session}
        renderKinds={renderKinds}
        cartCount={countUnits(cart.lines)}
        cartLink={cartDrawer.linkProps}
        onSearch={(q) => navigate(`${paths.search}?${new URLSearchParams({ q })}`)}
        renderSuggestions={renderSuggestions}
        onLogout={logout}
        compact={isAdminArea}
        {...scheme}
      />
      <OnDemand wanted={cartDrawer.isOpen} onFail={cartDrawer.close}>
        <CartInDrawer open={cartDrawer.isOpen} onClose={cartDrawer.close} />
      </OnDemand>
      {page}
      <ErrorBoundary fallback={null}>
        <Suspense>
          <PageFooter shopName={shop.name} social={shop.social} texts={shop.texts} {...scheme} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

const MenuKinds = lazyComponent(() => import('./MenuKinds.tsx'));

/** The menu, and the bar, are whole without them. */
function renderKinds(category: Category, inBar: boolean) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <MenuKinds category={category} inBar={inBar} />
      </Suspense>
    </ErrorBoundary>
  );
}

const ProductSuggestions = lazyComponent(() => import('./ProductSuggestions.tsx'));

/** The search is whole without them. */
function renderSuggestions(q: string) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ProductSuggestions q={q} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The visitor's light or dark; while a page is taken over from a server, what that took it for. */
function useScheme() {
  const { mode = 'system', setMode } = useColorScheme();
  const schemeMode = useSyncExternalStore<SchemeMode>(
    neverChanges,
    () => mode,
    () => 'system',
  );
  return { schemeMode, onSchemeModeChange: setMode };
}

const neverChanges = () => () => {};

/** Stands beside the page, so that it acts when the page is there and not while its code loads. */
function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  useEffect(replayEarlyInput, []);
  return <RouteAnnouncer title={useRouteArrival(main)} />;
}
