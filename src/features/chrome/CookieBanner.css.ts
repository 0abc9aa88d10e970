import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { lowScreen } from '../../theme/media.ts';

const { palette } = theme.vars;

/**
 * First in the document, so that the keyboard comes to it first, it lies at the window's lower
 * edge; the page ends above it.
 */
export const banner = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(1.5, 2),
  backgroundColor: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  // In a page that was rendered on the server, which is anonymous (src/app/startLater.ts).
  selectors: { '[data-cookies-accepted] &': { display: 'none' } },
  '@media': {
    [lowScreen]: { position: 'static' },
    print: { display: 'none' },
    // It can't be accepted without scripts, nor is anything kept then.
    '(scripting: none)': { display: 'none' },
  },
});

export const accept = style({ flexShrink: 0 });

// Unset without the banner (src/ui/trackStickyFooterHeight.ts).
globalStyle('body', { paddingBottom: 'var(--footer-banner, 0px)' });
