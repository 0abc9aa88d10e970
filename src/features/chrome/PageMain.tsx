import { styled } from '@mui/material/styles';
import { navbarHeight } from '../../theme/tokens.ts';

/**
 * Where a page stands. It takes the focus on a new page, and is at least as high as the window, so
 * that the footer does not come into view and move while a page is loading.
 */
export const PageMain = styled('main')({
  minHeight: `calc(100svh - ${navbarHeight.phone}px)`,
  '&:focus-visible': { outline: 'none' },
});
