import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/**
 * Stands in the flow below the foot, and sticks to the window's lower edge until that is reached:
 * at the end of a page it covers nothing.
 */
const Banner = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  boxSizing: 'border-box',
  minHeight: bannerHeight.wide,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { minHeight: bannerHeight.narrow },
  '@media print': { display: 'none' },
}));

/** In px; what the keyboard reaches is scrolled clear of it, and notices stand above it. */
const bannerHeight = { narrow: 96, wide: 72 };

/** Says that cookies are used. It takes no focus and blocks nothing. */
export function CookieBanner({ onAccept }: { onAccept: () => void }) {
  return (
    <Banner aria-label="Cookies">
      <GlobalStyles
        styles={(theme) => ({
          html: {
            '--foot-banner': `${bannerHeight.wide}px`,
            [theme.breakpoints.down('sm')]: { '--foot-banner': `${bannerHeight.narrow}px` },
          },
        })}
      />
      <Typography variant="body2">
        We use cookies to keep you logged in and to remember your cart.
      </Typography>
      <Button variant="contained" onClick={onAccept} sx={{ flexShrink: 0 }}>
        Accept
      </Button>
    </Banner>
  );
}
