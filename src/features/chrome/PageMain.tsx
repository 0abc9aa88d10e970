import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { navbarHeight } from '../../theme/tokens.ts';
import { LoadingText } from '../../ui/LoadingText.tsx';

/**
 * Main content element. Takes the focus on navigation, and fills the window so that the footer
 * stays out of view while a page is loading.
 */
export const PageMain = styled(Box)({
  minHeight: `calc(100svh - ${navbarHeight.phone}px)`,
  '&:focus-visible': { outline: 'none' },
}) as typeof Box;

/**
 * Shown while a page's code is loading. Taller than the window, so that the footer stays out of
 * view at any scroll position.
 */
export function PageLoading() {
  return (
    <Box sx={{ minHeight: '200svh' }}>
      <LoadingText />
    </Box>
  );
}
