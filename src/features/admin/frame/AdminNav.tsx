import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { paths } from '../../../../contract/paths.ts';
import type { Permission } from '../../../../contract/rules/permissions.ts';
import { lowScreen, navbarHeight, touchTarget } from '../../../theme/tokens.ts';
import { SectionLink } from '../../../ui/SectionLink.ts';
import { useMay } from './useMay.ts';

/** Part of the neighbouring link shown beside the current one, in px: the gap and a faded word. */
const besideCurrent = 48;

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: besideCurrent,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Fade the ends that can be scrolled to.
  '--before': '0px',
  '--after': '0px',
  '&[data-before]': { '--before': theme.spacing(4) },
  '&[data-after]': { '--after': theme.spacing(4) },
  maskImage:
    'linear-gradient(to right, transparent, currentColor var(--before), currentColor calc(100% - var(--after)), transparent)',
  '& > a': { flexShrink: 0, minWidth: touchTarget },
  '& > a:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: navbarHeight.compact + 16,
    display: 'grid',
    gap: 0,
    overflow: 'visible',
    maskImage: 'none',
    borderBottom: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    '& > a': { paddingLeft: theme.spacing(2) },
    '& > [data-starts-group]:not(:first-of-type)': { marginTop: theme.spacing(2) },
  },
  [lowScreen]: { position: 'static' },
}));

/** Parts of the admin area that a server may lack. */
type AdminExtension =
  | ('returns' | 'customers' | 'formerShop' | 'giftCards' | 'stock' | 'collections' | 'sizes')
  | ('reviews' | 'shop' | 'settings' | 'feeds' | 'staff' | 'webhooks' | 'activity');

type AdminNavItem = {
  label: string;
  to: string;
  /** Current on this exact path only. */
  end?: boolean;
  /** Also current on paths with this prefix. */
  also?: string;
  /** Shown to admins only (specification D1). */
  adminOnly?: boolean;
  extension?: AdminExtension;
  /** Right that the page needs. */
  permission?: Permission;
};

/** Links in groups: a space stands between these in the sidebar. */
const groups: AdminNavItem[][] = [
  [{ label: 'Home', to: paths.admin, end: true, permission: 'reports:read' }],
  [
    {
      label: /*i18n*/ 'Orders',
      to: adminPaths.allOrders,
      also: adminPaths.newOrder,
      permission: 'orders:read',
    },
    {
      label: /*i18n*/ 'Returns',
      to: adminPaths.openReturns,
      extension: 'returns',
      permission: 'orders:read',
    },
    {
      label: /*i18n*/ 'Customers',
      to: adminPaths.customers,
      also: adminPaths.customer(''),
      extension: 'customers',
      permission: 'customers:read',
    },
    {
      label: /*i18n*/ 'Former shop',
      to: adminPaths.formerShop,
      extension: 'formerShop',
      permission: 'customers:read',
    },
    {
      label: /*i18n*/ 'Gift cards',
      to: adminPaths.giftCards,
      extension: 'giftCards',
      permission: 'orders:sums',
    },
  ],
  [
    { label: /*i18n*/ 'Products', to: adminPaths.listProduct, permission: 'products:read' },
    { label: /*i18n*/ 'Add Product', to: adminPaths.addProduct, permission: 'products:write' },
    {
      label: /*i18n*/ 'Change Product',
      to: adminPaths.changeProduct,
      adminOnly: true,
      permission: 'products:write',
    },
    {
      label: /*i18n*/ 'Count stock',
      to: adminPaths.countStock,
      extension: 'stock',
      permission: 'products:write',
    },
    {
      label: /*i18n*/ 'Collections',
      to: adminPaths.collections,
      extension: 'collections',
      permission: 'texts:write',
    },
    {
      label: /*i18n*/ 'Sizes',
      to: adminPaths.sizes,
      extension: 'sizes',
      permission: 'settings:write',
    },
    {
      label: /*i18n*/ 'Reviews',
      to: adminPaths.reviews,
      extension: 'reviews',
      permission: 'reviews:read',
    },
  ],
  [
    { label: /*i18n*/ 'Shop', to: adminPaths.shop, extension: 'shop', permission: 'texts:read' },
    {
      label: /*i18n*/ 'Checkout',
      to: adminPaths.settings,
      extension: 'settings',
      permission: 'settings:read',
    },
    {
      label: /*i18n*/ 'Feeds',
      to: adminPaths.feeds,
      extension: 'feeds',
      permission: 'settings:read',
    },
  ],
  [
    { label: /*i18n*/ 'Security', to: adminPaths.mfa },
    { label: /*i18n*/ 'Staff', to: adminPaths.staff, extension: 'staff', permission: 'staff:read' },
    {
      label: /*i18n*/ 'Webhooks',
      to: adminPaths.webhooks,
      extension: 'webhooks',
      permission: 'staff:read',
    },
    {
      label: /*i18n*/ 'Activity',
      to: adminPaths.activity,
      extension: 'activity',
      permission: 'audit:read',
    },
  ],
];

type AdminNavProps = {
  /** Role stored in the browser; "Change Product" is shown to `admin` only (specification D1). */
  role: string;
  /** Optional features of the server. */
  extensions?: Partial<Record<AdminExtension, boolean | undefined>>;
  /** Orders with returns on their way. */
  returns?: number | undefined;
};

/** Admin navigation: a sidebar on wide screens, a scrolling row on others. */
export function AdminNav({ role, extensions = {}, returns = 0 }: AdminNavProps) {
  const may = useMay();
  const { pathname, search } = useLocation();
  const isOpenReturns =
    pathname.replace(/\/$/, '') === adminPaths.allOrders &&
    new URLSearchParams(search).get('returns') === 'requested';
  const isShown = ({ adminOnly, extension, permission }: AdminNavItem) =>
    (!adminOnly || role === 'admin') &&
    (!extension || extensions[extension]) &&
    (!permission || may(permission));
  return (
    <Links ref={showCurrent} aria-label={i18n.t('Admin')}>
      {groups.flatMap((group) =>
        group.filter(isShown).map(({ label, to, end, also }, index) => {
          // Two links open the list of orders.
          const isCurrent = isOpenReturns
            ? to === adminPaths.openReturns
            : pathname.replace(/\/$/, '') === to ||
              (!end && pathname.startsWith(`${to}/`)) ||
              (also !== undefined && pathname.startsWith(also));
          return (
            <SectionLink
              key={to}
              as={Link}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              besideFrom="lg"
              data-starts-group={index === 0 || undefined}
            >
              {to === adminPaths.openReturns && returns > 0 ? `${label} (${returns})` : label}
            </SectionLink>
          );
        }),
      )}
    </Links>
  );
}

/** Scrolls the current link into view, and marks the ends that can be scrolled to. */
function showCurrent(nav: HTMLElement | null) {
  if (!nav) return undefined;
  const show = () => {
    const current = nav.querySelector<HTMLElement>('[aria-current=page]');
    if (current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - besideCurrent;
    markEnds();
  };
  const markEnds = () => {
    const after = nav.scrollWidth - nav.clientWidth - nav.scrollLeft;
    nav.toggleAttribute('data-before', nav.scrollLeft >= 1);
    nav.toggleAttribute('data-after', after >= 1);
  };
  nav.addEventListener('scroll', markEnds, { passive: true });
  // Watch the links, too: they change width when the web font loads.
  const resized = new ResizeObserver(show);
  const watch = () => {
    for (const element of [nav, ...nav.children]) resized.observe(element);
  };
  watch();
  // Some links appear once the server's extensions are known.
  const extended = new MutationObserver(watch);
  extended.observe(nav, { childList: true });
  return () => {
    nav.removeEventListener('scroll', markEnds);
    resized.disconnect();
    extended.disconnect();
  };
}

type AdminFrameProps = {
  nav: ReactNode;
  children: ReactNode;
};

export function AdminFrame({ nav, children }: AdminFrameProps) {
  return (
    <Container maxWidth={false} sx={{ pt: { xs: 0, lg: 2 }, pb: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '152px minmax(0, 1fr)' },
          gap: { xs: 3, lg: 4 },
        }}
      >
        <div>{nav}</div>
        <div>{children}</div>
      </Box>
    </Container>
  );
}
