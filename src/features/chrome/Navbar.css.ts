import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container, touchRow } from '../../theme/layout.css.ts';
import { below, from, lowScreen } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { navbarHeight } from '../../theme/tokens.ts';

const { palette } = theme.vars;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  containerType: 'inline-size',
  backgroundColor: palette.background.default,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    borderBottom: `1px solid ${palette.divider}`,
    opacity: 0,
    transition: theme.transitions.create('opacity'),
  },
  selectors: { '&[data-scrolled="true"]::after': { opacity: 1 } },
  '@media': { [lowScreen]: { position: 'static' }, print: { display: 'none' } },
});

export const row = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    height: navbarHeight.phone,
    selectors: { '[data-compact] > &': { height: navbarHeight.compact } },
    '@media': { [from.md]: { height: navbarHeight.desktop } },
  },
]);

export const wordmark = style([
  touchRow,
  text.h3,
  {
    // Beside the icons, even where the text is very large.
    fontSize: `min(${theme.typography.h3.fontSize}, 9vw)`,
    color: 'inherit',
    textDecoration: 'none',
  },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  '@media': { [from.md]: { gap: theme.spacing(0.5) } },
});

/**
 * The bar's width against the size of its text: where a reader has made that large, there is no more
 * room than on a phone.
 */
const narrow = '(max-width: 37.49rem)';

export const onPhone = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block' } },
});

export const fromTablet = style({
  display: 'contents',
  '@container': { [narrow]: { display: 'none' } },
});

/** On a smaller screen it is in the footer. */
export const fromDesktop = style({
  display: 'contents',
  '@media': { [below.md]: { display: 'none' } },
});
