import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { lowScreen, navbarHeight, touchTarget } from '../../theme/tokens.ts';
import { lazyComponent, loadedAhead } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { AccountActions, type NavUser } from './AccountActions.tsx';
import { CartLink } from './CartLink.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SchemeMenu } from './SchemeMenu.tsx';
import type { SchemeMode } from './schemeModes.ts';

const NavDrawer = lazyComponent(() => import('./NavDrawer.tsx'));

const SearchDialog = lazyComponent(() => import('./SearchDialog.tsx'));

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.background.default,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    opacity: 0,
    transition: theme.transitions.create('opacity'),
  },
  '&[data-scrolled="true"]::after': { opacity: 1 },
  [lowScreen]: { position: 'static' },
  '@media print': { display: 'none' },
}));

const Row = styled(Container)(({ theme }) => ({
  height: navbarHeight.phone,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { height: navbarHeight.desktop },
  '[data-compact] > &': { height: navbarHeight.compact },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  [theme.breakpoints.up('md')]: { gap: theme.spacing(0.5) },
}));

/**
 * The bar's width against the size of its text: where a reader has made that large, there is no more
 * room than on a phone.
 */
const narrow = '@container (max-width: 37.49rem)';

const OnPhone = styled('div')({ display: 'none', [narrow]: { display: 'block' } });

const FromTablet = styled('div')({ display: 'contents', [narrow]: { display: 'none' } });

/** On a smaller screen it is in the footer. */
const FromDesktop = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

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
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <Bar data-scrolled={scrolled} data-compact={compact || undefined} data-bar>
      <Row>
        <div>
          <FromTablet>
            <NavLinks renderKinds={renderKinds} />
          </FromTablet>
          <OnPhone>
            <IconButton
              edge="start"
              aria-label="Menu"
              aria-haspopup="dialog"
              onClick={menu.open}
              {...loadedAhead(NavDrawer)}
            >
              <MenuOutlined />
            </IconButton>
          </OnPhone>
        </div>
        <Wordmark shopName={shopName} />
        <Actions>
          <IconButton
            aria-label="Search"
            aria-haspopup="dialog"
            onClick={searchDialog.open}
            {...loadedAhead(SearchDialog)}
          >
            <SearchOutlined />
          </IconButton>
          <FromDesktop>
            <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
          </FromDesktop>
          <FromTablet>
            <AccountActions user={user} onLogout={onLogout} />
          </FromTablet>
          <CartLink count={cartCount} {...cartLink} />
        </Actions>
      </Row>
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
    </Bar>
  );
}

const Word = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  // Beside the icons, even where the text is very large.
  fontSize: `min(${theme.typography.h3.fontSize}, 9vw)`,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: 'inherit',
  textDecoration: 'none',
}));

/** The shop's name as its logo; leads home. */
function Wordmark({ shopName }: { shopName: string }) {
  return (
    <Word to={paths.home} aria-label={`${shopName}, home`}>
      {shopName}
    </Word>
  );
}
