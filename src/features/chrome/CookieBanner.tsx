import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lowScreen } from '../../theme/tokens.ts';
import { trackBannerHeight } from '../../ui/trackStickyFooterHeight.ts';

/**
 * First in the document, so that the keyboard comes to it first, it lies at the window's lower
 * edge; the page ends above it.
 */
const Banner = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [lowScreen]: { position: 'static' },
  '@media print': { display: 'none' },
  // It can't be accepted without scripts, nor is anything kept then.
  '@media (scripting: none)': { display: 'none' },
  // In a page that was rendered on the server, which is anonymous (src/app/startLater.ts).
  '[data-cookies-accepted] &': { display: 'none' },
}));

/** Says that cookies are used. It takes no focus and blocks nothing. */
export function CookieBanner({ onAccept }: { onAccept: () => void }) {
  return (
    <Banner ref={trackBannerHeight} aria-label="Cookies" data-bar>
      <GlobalStyles styles={{ body: { paddingBottom: 'var(--footer-banner, 0px)' } }} />
      <Typography variant="body2">
        We use cookies to keep you logged in and to remember your cart.
      </Typography>
      <Button variant="contained" onClick={onAccept} sx={{ flexShrink: 0 }}>
        Accept
      </Button>
    </Banner>
  );
}
