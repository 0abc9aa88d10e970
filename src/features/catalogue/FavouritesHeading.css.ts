import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { muted } from '../../theme/text.css.ts';

export const hint = style([muted, { marginTop: theme.spacing(1) }]);
