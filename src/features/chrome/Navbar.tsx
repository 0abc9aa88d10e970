import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { SchemeMode } from '../../ui/colorScheme.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuIcon, SearchIcon } from '../../ui/icons.tsx';
import { lazyMuiComponent, loadedAhead } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { AccountActions, type NavUser } from './AccountActions.tsx';
import { CartLink } from './CartLink.tsx';
import * as css from './Navbar.css.ts';
import { NavLinks } from './NavLinks.tsx';
import { SchemeMenu } from './SchemeMenu.tsx';

const NavDrawer = lazyMuiComponent(() => import('./NavDrawer.tsx'));

const SearchDialog = lazyMuiComponent(() => import('./SearchDialog.tsx'));

type NavbarProps = {
  shopName: string;
  /** Absent for a guest. */
  user?: NavUser | undefined;
  /** What belongs to a category in the bar, or in the phone's menu, once it is needed. */
  renderKinds?: ComponentProps<typeof NavLinks>['renderKinds'];
  cartCount: number;
  /** What the link to the cart does besides leading there. */
  cartLink?: Omit<ComponentProps<typeof CartLink>, 'count'>;
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
  onSearch: (q: string) => void;
  /** What is suggested for words that are typed into the search. */
  renderSuggestions?: ((q: string) => ReactNode) | undefined;
  onLogout: () => void;
  /** Lower, for the admin area. */
  compact?: boolean;
};

/** The bar at the top of every page; on a phone its links are in a menu. */
export function Navbar({
  shopName,
  user,
  renderKinds,
  cartCount,
  cartLink,
  schemeMode,
  onSchemeModeChange,
  onSearch,
  renderSuggestions,
  onLogout,
  compact = false,
}: NavbarProps) {
  const menu = useOverlay('menu');
  const searchDialog = useOverlay('search');
  const scrolled = useScrolled();

  return (
    <header
      className={css.bar}
      data-scrolled={scrolled}
      data-compact={compact || undefined}
      data-bar
    >
      <div className={css.row}>
        <div>
          <div className={css.fromTablet}>
            <NavLinks renderKinds={renderKinds} />
          </div>
          <div className={css.onPhone}>
            <IconButton
              edge="start"
              aria-label="Menu"
              aria-haspopup="dialog"
              onClick={menu.open}
              {...loadedAhead(NavDrawer)}
            >
              <MenuIcon />
            </IconButton>
          </div>
        </div>
        <Wordmark shopName={shopName} />
        <div className={css.actions}>
          <IconButton
            aria-label="Search"
            aria-haspopup="dialog"
            onClick={searchDialog.open}
            {...loadedAhead(SearchDialog)}
          >
            <SearchIcon />
          </IconButton>
          <div className={css.fromDesktop}>
            <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
          </div>
          <div className={css.fromTablet}>
            <AccountActions user={user} onLogout={onLogout} />
          </div>
          <CartLink count={cartCount} {...cartLink} />
        </div>
      </div>
      <OnDemand wanted={menu.isOpen} onFail={menu.close}>
        <NavDrawer
          shopName={shopName}
          open={menu.isOpen}
          onClose={menu.close}
          user={user}
          renderKinds={renderKinds}
          onLogout={onLogout}
        />
      </OnDemand>
      <OnDemand wanted={searchDialog.isOpen} onFail={searchDialog.close}>
        <SearchDialog
          open={searchDialog.isOpen}
          onClose={searchDialog.close}
          {...{ onSearch, renderSuggestions }}
        />
      </OnDemand>
    </header>
  );
}

/** The shop's name as its logo; leads home. */
function Wordmark({ shopName }: { shopName: string }) {
  return (
    <Link className={css.wordmark} to={paths.home} aria-label={`${shopName}, home`}>
      {shopName}
    </Link>
  );
}

/** Whether the page is scrolled, however little. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 0);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
