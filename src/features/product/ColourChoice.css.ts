import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { wrappingRow } from '../../theme/layout.css.ts';

export const colours = style([wrappingRow, { marginTop: theme.spacing(1.5), listStyle: 'none' }]);
