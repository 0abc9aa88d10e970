import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { text } from '../../theme/text.css.ts';

export const heading = style([text.h3, { marginBottom: theme.spacing(3) }]);
