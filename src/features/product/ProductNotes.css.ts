import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { text } from '../../theme/text.css.ts';
import { measure } from '../../theme/tokens.ts';

const { palette } = theme.vars;

const hairline = `1px solid ${palette.divider}`;

export const notes = style({ borderTop: hairline });

export const words = style({ maxWidth: measure });

/** As they were written, in lines. */
export const writtenWords = style([words, { whiteSpace: 'pre-line' }]);

export const note = style({ borderBottom: hairline });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${summary} > svg`, {
  color: palette.text.secondary,
  transition: theme.transitions.create('transform'),
});

globalStyle(`${note}[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });

globalStyle(`${note} > :not(summary)`, { marginBottom: theme.spacing(3) });

export const measures = style([text.body2, { width: '100%', borderCollapse: 'collapse' }]);

export const cell = style({
  padding: theme.spacing(0.75, 2),
  borderBottom: hairline,
  fontWeight: theme.typography.body2.fontWeight,
  textAlign: 'start',
});

export const headCell = style([
  text.caption,
  cell,
  { fontWeight: 600, color: palette.text.secondary },
]);
