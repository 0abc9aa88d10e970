import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { trackBannerHeight } from '../../ui/browser.ts';

/** Fixed at the bottom of the window, but first in tab order. The page ends above it. */
export const Banner = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(1.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [lowScreen]: { position: 'static' },
  '@media print': { display: 'none' },
  // Without scripts it can't be accepted, and nothing is stored.
  '@media (scripting: none)': { display: 'none' },
})) as typeof Paper;

/** Cookie notice; does not take the focus or block the page. */
export function CookieBanner({ onAccept }: { onAccept: () => void }) {
  return (
    <Banner
      component="section"
      id="cookies"
      ref={trackBannerHeight}
      elevation={0}
      square
      aria-label={i18n.t('Cookies')}
      data-bar
      // For server-rendered pages, which are anonymous (src/app/startLater.ts).
      sx={{ '[data-cookies-accepted] &': { display: 'none' } }}
    >
      <Typography variant="body2">
        {i18n.t('We use cookies to keep you logged in and to remember your cart.')}
      </Typography>
      <Button variant="contained" onClick={onAccept} sx={{ flexShrink: 0 }}>
        {i18n.t('Accept')}
      </Button>
    </Banner>
  );
}
