import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { measure } from '../../theme/tokens.ts';

export const section = style([
  container,
  {
    paddingBlock: theme.spacing(5),
    '@media': { [from.md]: { paddingBlock: theme.spacing(12) } },
  },
]);

export const languages = style({
  display: 'flex',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(2),
  '@media': { [from.md]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: theme.spacing(8),
  '@media': { [from.md]: { gap: theme.spacing(10), gridTemplateColumns: '1fr 1fr' } },
});

export const story = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: 'none' },
});
