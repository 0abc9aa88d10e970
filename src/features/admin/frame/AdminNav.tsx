import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { lowScreen, navbarHeight, touchTarget } from '../../../theme/tokens.ts';
import { isRightToLeft, scrolledFromStart, towardsEnd } from '../../../ui/browser.ts';
import { SectionLink } from '../../../ui/SectionLink.ts';
import { type AdminExtension, type AdminNavItem, adminNavGroups } from './adminNavGroups.ts';
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
    <Links ref={showCurrent} aria-label={i18n.t({ id: 'Admin (area)', message: 'Admin' })}>
      {adminNavGroups.flatMap((group) =>
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
              {to === adminPaths.openReturns && returns > 0
                ? i18n.t('Returns ({returns})', { returns })
                : i18n.t(label)}
            </SectionLink>
          );
        }),
      )}
    </Links>
  );
}

/** Distance of a link from the start of the row, in px. */
function startOf(link: HTMLElement, nav: HTMLElement): number {
  const fromLeft = link.offsetLeft - nav.offsetLeft;
  return isRightToLeft(nav) ? nav.offsetWidth - fromLeft - link.offsetWidth : fromLeft;
}

/** Scrolls the current link into view, and marks the ends that can be scrolled to. */
function showCurrent(nav: HTMLElement | null) {
  if (!nav) return undefined;
  const show = () => {
    const current = nav.querySelector<HTMLElement>('[aria-current=page]');
    if (current) nav.scrollLeft = towardsEnd(nav, startOf(current, nav) - besideCurrent);
    markEnds();
  };
  const markEnds = () => {
    const before = scrolledFromStart(nav);
    const after = nav.scrollWidth - nav.clientWidth - before;
    // Positions are rounded: one pixel is no distance.
    nav.toggleAttribute('data-before', before > 1);
    nav.toggleAttribute('data-after', after > 1);
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
