import { useTheme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { lazyComponent, preloadOnIntent } from '../../ui/lazyComponent.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';

export const CartInDrawer = lazyComponent(() => import('./CartInDrawer.tsx'));

/**
 * State of the cart drawer. `linkProps` make links to `/cart` open it. They go to the page for
 * modified clicks, on narrow windows, on `/cart` itself, and if the drawer's code is not loaded.
 */
export function useCartDrawer() {
  const { isOpen, open, close } = useOverlay('cart');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { breakpoints } = useTheme();

  function onClick(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const hasRoom = window.innerWidth >= breakpoints.values.md;
    if (!isPlain || !hasRoom || pathname === paths.cart) return;
    event.preventDefault();
    CartInDrawer.load().then(open, () => navigate(paths.cart));
  }

  return { isOpen, close, linkProps: { onClick, ...preloadOnIntent(CartInDrawer) } };
}
