import { styled } from '@mui/material/styles';
import { paths } from '../../../../contract/paths.ts';
import { lowScreen, navbarHeight, touchTarget } from '../../../theme/tokens.ts';
import { SectionLink } from '../../../ui/SectionLink.ts';

/** How much of its neighbour shows beside the current link, in px: the gap, and the fading end of a word. */
const besideCurrent = 48;

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: besideCurrent,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Where the row goes on it fades.
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
  },
  [lowScreen]: { position: 'static' },
}));

/** Parts of the admin area that a server may lack. */
type AdminExtension = 'shop' | 'settings' | 'reviews';

type AdminNavItem = {
  label: string;
  to: string;
  /** Current on its own path only, not on those below it. */
  end?: boolean;
  /** Shown to admins only (specification D1). */
  adminOnly?: boolean;
  extension?: AdminExtension;
};

const items: AdminNavItem[] = [
  { label: 'Home', to: paths.admin, end: true },
  { label: 'Orders', to: paths.allOrders },
  { label: 'Products', to: paths.listProduct },
  { label: 'Add Product', to: paths.addProduct },
  { label: 'Change Product', to: paths.changeProduct, adminOnly: true },
  { label: 'Security', to: paths.adminMfa },
  { label: 'Shop', to: paths.adminShop, extension: 'shop' },
  { label: 'Checkout', to: paths.adminSettings, extension: 'settings' },
  { label: 'Reviews', to: paths.adminReviews, extension: 'reviews' },
];

type AdminNavProps = {
  /** As the browser keeps it; "Change Product" is shown to `admin` only (specification D1). */
  role: string;
  /** The optional parts that the server has. */
  extensions?: Partial<Record<AdminExtension, boolean>>;
};

/** The navigation of the admin area: beside the page on a wide screen, else a row that scrolls. */
export function AdminNav({ role, extensions = {} }: AdminNavProps) {
  return (
    <Links ref={showCurrent} aria-label="Admin">
      {items
        .filter(({ adminOnly }) => !adminOnly || role === 'admin')
        .filter(({ extension }) => !extension || extensions[extension])
        .map(({ label, to, end = false }) => (
          <SectionLink key={to} to={to} end={end} besideFrom="lg">
            {label}
          </SectionLink>
        ))}
    </Links>
  );
}

/** The row may be wider than the window, and the current link beyond its edge. */
function showCurrent(nav: HTMLElement | null) {
  if (!nav) return undefined;
  const show = () => {
    const current = nav.querySelector<HTMLElement>('[aria-current]');
    if (current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - besideCurrent;
    tellMore();
  };
  const tellMore = () => {
    const after = nav.scrollWidth - nav.clientWidth - nav.scrollLeft;
    nav.toggleAttribute('data-before', nav.scrollLeft >= 1);
    nav.toggleAttribute('data-after', after >= 1);
  };
  nav.addEventListener('scroll', tellMore, { passive: true });
  // The links, too: they are wider once their typeface is there.
  const resized = new ResizeObserver(show);
  const watch = () => {
    for (const element of [nav, ...nav.children]) resized.observe(element);
  };
  watch();
  // Some links appear once the server's extensions are known.
  const extended = new MutationObserver(watch);
  extended.observe(nav, { childList: true });
  return () => {
    nav.removeEventListener('scroll', tellMore);
    resized.disconnect();
    extended.disconnect();
  };
}
