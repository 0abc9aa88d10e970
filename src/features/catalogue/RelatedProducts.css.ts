import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { text } from '../../theme/text.css.ts';

export const section = style([container, { paddingBottom: theme.spacing(10) }]);

export const heading = style([text.h3, { marginBottom: theme.spacing(3) }]);
