import { useColorScheme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { paths } from '../../contract/paths.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { useCart } from '../data/cart/useCart.ts';
import { cookieConsent } from '../data/cookieConsent.ts';
import { persisted, usePersisted } from '../data/persisted.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useStoredSession } from '../data/session.ts';
import { useUser } from '../data/useUser.ts';
import { CookieBanner } from '../features/chrome/CookieBanner.tsx';
import { Footer } from '../features/chrome/Footer.tsx';
import { Navbar } from '../features/chrome/Navbar.tsx';
import { PageLoading, PageMain } from '../features/chrome/PageMain.tsx';
import { SkipLink } from '../features/chrome/SkipLink.tsx';
import type { SchemeMode } from '../features/chrome/schemeModes.ts';
import { ThemeColor } from '../features/chrome/ThemeColor.tsx';
import { countUnits } from '../lib/labels.ts';
import { isOffline } from '../ui/browser.ts';
import { replayEarlyInput } from '../ui/earlyInput.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { useOverlaySteps } from '../ui/useOverlay.ts';
import { useLogout } from './account/useLogout.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { CollectionLinks } from './CollectionLinks.ts';
import { CartInDrawer, useCartDrawer } from './cart/useCartDrawer.ts';
import { FooterTerms } from './FooterTerms.tsx';
import { LoadError } from './LoadError.tsx';
import { ShopLanguages } from './ShopLanguages.ts';
import { useRouteArrival } from './useRouteArrival.ts';
import { useSessionEnd } from './useSessionEnd.tsx';

const CompactFooter = lazyComponent(() => import('../features/chrome/CompactFooter.tsx'));

/** Layout shared by all pages: navbar, footer and toasts; compact in the admin area. */
export function ShopLayout() {
  const { name: shopName, languages, measuring, ...menu } = useShop();
  const accepted = usePersisted(cookieConsent);
  const scheme = useScheme();
  const { key, pathname } = useLocation();
  const isAdminArea = `${pathname}/`.startsWith(`${paths.admin}/`);
  const PageFooter = isAdminArea ? CompactFooter : Footer;
  const main = useRef<HTMLElement>(null);
  const isUserFailure = useUserFailure();
  useSessionEnd();
  useOfflineToast();
  useOverlaySteps();

  // The focused banner disappears: move the focus to the content.
  function acceptCookies() {
    cookieConsent.write(true);
    main.current?.focus({ preventScroll: true });
  }

  // Memoized: during hydration, a re-render would make React hydrate the whole page at once.
  const page = useMemo(
    () => (
      <PageMain component="main" id="main" ref={main} tabIndex={-1}>
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
      {!accepted && (isAdminArea || !measuring) && <CookieBanner onAccept={acceptCookies} />}
      <SkipLink onSkip={() => main.current?.focus()} />
      <ShopNavbar compact={isAdminArea} scheme={scheme} />
      {page}
      {isolated(
        <PageFooter
          {...menu}
          {...{ shopName }}
          terms={
            <>
              <FooterTerms />
              {measuring && privacyChoices}
            </>
          }
          languageLinks={(menu.currencies ?? languages[1]) && languageLinks}
          {...scheme}
        />,
      )}
    </>
  );
}

/** Optional part with its own error and suspense boundaries, so that it affects nothing else. */
const isolated = (part: ReactNode) => (
  <ErrorBoundary fallback={null}>
    <Suspense>{part}</Suspense>
  </ErrorBoundary>
);

const languageLinks = isolated(<ShopLanguages />);

const Measuring = lazyComponent(() => import('./Measuring.tsx'));

/** Asks for consent instead of the cookie banner. Without its code, nothing is measured. */
const privacyChoices = isolated(<PrivacyChoices />);

/** The server renders none: its pages are the same for each visitor. */
function PrivacyChoices() {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated && <Measuring />;
}

type ShopNavbarProps = { compact: boolean; scheme: ReturnType<typeof useScheme> };

/** Navbar with the cart, and the drawer that it opens. */
function ShopNavbar({ compact, scheme }: ShopNavbarProps) {
  const { name: shopName, hasSale, collections } = useShop();
  const cart = useCart();
  const cartDrawer = useCartDrawer();
  const { session } = useStoredSession();
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <>
      <Navbar
        shopName={shopName}
        {...{ hasSale, collections }}
        moreLinks={collections[0] && <CollectionLinks collections={collections} />}
        user={session}
        renderKinds={renderKinds}
        cartCount={countUnits(cart.lines)}
        cartLink={cartDrawer.linkProps}
        onSearch={(q) => navigate(`${paths.search}?${new URLSearchParams({ q })}`)}
        renderSuggestions={renderSuggestions}
        onLogout={logout}
        compact={compact}
        {...scheme}
      />
      <OnDemand wanted={cartDrawer.isOpen} onFail={cartDrawer.close}>
        <CartInDrawer open={cartDrawer.isOpen} onClose={cartDrawer.close} />
      </OnDemand>
    </>
  );
}

const MenuKinds = lazyComponent(() => import('./MenuKinds.tsx'));

function renderKinds(category: Category, inBar: boolean) {
  return isolated(<MenuKinds category={category} inBar={inBar} />);
}

const ProductSuggestions = lazyComponent(() => import('./ProductSuggestions.tsx'));

function renderSuggestions(q: string) {
  return isolated(<ProductSuggestions q={q} />);
}

/** Colour scheme setting; during hydration, the server's default. */
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

/**
 * Announces a new page to screen readers. Sibling of the page, so that its effects run after the
 * page's code has loaded.
 */
function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  useEffect(replayEarlyInput, []);
  const title = useRouteArrival(main);
  return (
    <div aria-live="polite" aria-atomic style={visuallyHidden}>
      {title}
    </div>
  );
}

/** Warns that the shown data may be outdated when the network is lost or absent. */
function useOfflineToast() {
  const showToast = useToast();
  useEffect(() => {
    function tell() {
      showToast({
        text: i18n.t('You are offline. Prices and stock may have changed.'),
        severity: 'info',
      });
    }
    if (isOffline()) tell();
    window.addEventListener('offline', tell);
    return () => window.removeEventListener('offline', tell);
  }, [showToast]);
}

const shown = persisted('hemline.userFailureShown', Boolean, 'sessionStorage');

/**
 * True if the page should show that loading the user failed (specification F3). Once per visit,
 * because most of the shop works without; never while offline.
 */
function useUserFailure(): boolean {
  const user = useUser();
  const error = user.status === 'failed' ? user.error : undefined;
  // The state at the time of the failure, since the connection may return before the user.
  const isFailed = useMemo(() => error !== undefined && !isOffline(), [error]);
  const wasShown = usePersisted(shown);
  const isNewFailure = isFailed && !wasShown;

  useEffect(() => {
    if (isNewFailure) shown.write(true);
  }, [isNewFailure]);

  return isNewFailure;
}
