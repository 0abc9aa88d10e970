import visuallyHidden from '@mui/utils/visuallyHidden';
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { below, from, lowScreen } from '../../theme/media.ts';
import { mutedSmall } from '../../theme/text.css.ts';
import { navbarHeight } from '../../theme/tokens.ts';

const { palette } = theme.vars;

export const bar = style({
  position: 'sticky',
  top: navbarHeight.phone,
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: palette.background.default,
  borderBottom: `1px solid ${palette.divider}`,
  '@media': {
    [from.md]: { top: navbarHeight.desktop },
    [lowScreen]: { position: 'static' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 60,
  '@media': {
    [from.md]: { minHeight: 72 },
    [from.lg]: { gap: theme.spacing(2) },
  },
});

export const opener = style({
  marginInlineStart: -4,
  paddingInline: 4,
  textDecorationLine: 'none',
});

export const wideOnly = style({
  display: 'none',
  alignItems: 'center',
  gap: 'inherit',
  marginInlineStart: theme.spacing(-1.5),
  '@media': { [from.md]: { display: 'flex' } },
});

export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minWidth: 0,
});

/** Only heard on a phone, where the bar has no room. */
export const count = style([
  mutedSmall,
  { whiteSpace: 'nowrap', '@media': { [below.md]: visuallyHidden } },
]);
