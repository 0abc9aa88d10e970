import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';

const { palette } = theme.vars;

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(8),
});

/** A line, the part of it filled that `--shown` says. */
export const progress = style({
  width: 200,
  height: 2,
  background: `linear-gradient(to right, ${palette.text.primary} var(--shown), ${palette.divider} 0)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
