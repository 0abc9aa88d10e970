import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton } from '../../theme/bareButton.css.ts';
import { chip } from '../../theme/chip.ts';
import { theme } from '../../theme/css.ts';
import { from, touch } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

/** On a phone one line that scrolls, so that what sticks stays low. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&:not(:empty)': { paddingBottom: theme.spacing(1) } },
  '@media': { [from.md]: { flexWrap: 'wrap' } },
});

globalStyle(`${row} > *`, { flexShrink: 0 });

export const filter = style([
  bareButton,
  text.button,
  chip.rest,
  {
    gap: theme.spacing(0.75),
    minHeight: 36,
    '@media': { [touch]: { minHeight: touchTarget } },
  },
]);

globalStyle(`${filter} > svg`, { fontSize: '1.125rem' });
