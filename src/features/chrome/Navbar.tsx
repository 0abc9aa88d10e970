import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { lowScreen, touchTarget } from '../../theme/tokens.ts';
import { lazyComponent, preloadOnIntent } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { AccountActions, type NavUser } from './AccountActions.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SchemeMenu } from './SchemeMenu.tsx';
import type { SchemeMode } from './schemeModes.ts';

const NavDrawer = lazyComponent(() => import('./NavDrawer.tsx'));

const SearchDialog = lazyComponent(() => import('./SearchDialog.tsx'));

const Bar = styled(AppBar)(({ theme }) => ({
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

const Row = styled(Toolbar)(({ theme }) => ({
  display: 'grid',
  // The name gives way to links that need more than their half, as in Russian on a tablet.
  gridTemplateColumns: 'minmax(min-content, 1fr) auto 1fr',
  columnGap: theme.spacing(2),
  [narrow]: { columnGap: 0 },
  width: '100%',
  maxWidth: theme.breakpoints.values.xl,
  marginInline: 'auto',
}));

const Actions = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'end',
  [theme.breakpoints.up('md')]: { gap: theme.spacing(0.5) },
}));

/** Bar width relative to text size: with enlarged text the bar has as little room as on a phone. */
const narrow = '@container (max-width: 37.49rem)';

const OnPhone = styled(Box)({ display: 'none', [narrow]: { display: 'block' } });

const FromTablet = styled(Box)({ display: 'contents', [narrow]: { display: 'none' } });

/** Hidden below desktop size, where the footer has it. */
const FromDesktop = styled(Box)(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

type NavbarProps = {
  shopName: string;
  /** Shows the link to reduced products. */
  hasSale?: boolean | undefined;
  /** Links in the bar after the categories. */
  moreLinks?: ReactNode;
  /** Collections in the phone menu. */
  collections?: readonly { name: string; url: string }[] | undefined;
  user?: NavUser | undefined;
  /** Renders the kinds of a category in the bar or in the phone menu. */
  renderKinds?: ComponentProps<typeof NavLinks>['renderKinds'];
  cartCount: number;
  /** Extra handlers of the cart link. */
  cartLink?: Omit<ComponentProps<typeof CartLink>, 'count'>;
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
  onSearch: (q: string) => void;
  /** Renders suggestions for the typed search text. */
  renderSuggestions?: ((q: string) => ReactNode) | undefined;
  onLogout: () => void;
  /** Reduced height, for the admin area. */
  compact?: boolean;
};

/** Top bar of every page; on phones its links are in a menu. */
export function Navbar({
  shopName,
  hasSale,
  moreLinks,
  collections,
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
    <Bar position="sticky" color="transparent" elevation={0} data-scrolled={scrolled} data-bar>
      <Row variant={compact ? 'dense' : 'regular'}>
        <Box>
          <FromTablet>
            {/* Separate boundaries: on phones, a press need not hydrate the hidden parts. */}
            <Suspense>
              <NavLinks {...{ renderKinds, hasSale }}>{moreLinks}</NavLinks>
            </Suspense>
          </FromTablet>
          <OnPhone>
            <IconButton
              edge="start"
              aria-label={i18n.t('Menu')}
              aria-haspopup="dialog"
              onClick={menu.open}
              {...preloadOnIntent(NavDrawer)}
            >
              <MenuOutlined />
            </IconButton>
          </OnPhone>
        </Box>
        <Wordmark shopName={shopName} />
        <Actions>
          <IconButton
            aria-label={i18n.t('Search')}
            aria-haspopup="dialog"
            onClick={searchDialog.open}
            {...preloadOnIntent(SearchDialog)}
          >
            <SearchOutlined />
          </IconButton>
          <FromDesktop>
            <Suspense>
              <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
            </Suspense>
          </FromDesktop>
          <FromTablet>
            <Suspense>
              <AccountActions user={user} onLogout={onLogout} />
            </Suspense>
          </FromTablet>
          <CartLink count={cartCount} {...cartLink} />
        </Actions>
      </Row>
      <OnDemand wanted={menu.isOpen} onFail={menu.close}>
        <NavDrawer
          shopName={shopName}
          {...{ hasSale, collections }}
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
  // Keep room for the icons at very large text sizes.
  fontSize: `min(${theme.typography.h3.fontSize}, 9vw)`,
  lineHeight: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
}));

function Wordmark({ shopName }: { shopName: string }) {
  return (
    <Word
      href={paths.home}
      underline="none"
      aria-label={i18n.t('{shop}, home', { shop: shopName })}
    >
      {shopName}
    </Word>
  );
}

type CartLinkProps = Pick<IconButtonProps<'a'>, 'onClick' | 'onFocus' | 'onPointerEnter'> & {
  count: number;
};

const maxShown = 99;

export function CartLink({ count, ...listeners }: CartLinkProps) {
  const label =
    count > maxShown
      ? i18n.t('Cart, {max}+ items', { max: maxShown })
      : i18n.t('{count, plural, one {Cart, # item} other {Cart, # items}}', { count });
  return (
    <IconButton edge="end" href={paths.cart} aria-label={label} {...listeners}>
      {/* An invisible Badge would keep its last number. */}
      {count > 0 ? (
        <Badge badgeContent={count} max={maxShown} color="secondary">
          <ShoppingBagOutlined />
        </Badge>
      ) : (
        <ShoppingBagOutlined />
      )}
    </IconButton>
  );
}
