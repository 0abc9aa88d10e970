import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';
import { muted } from '../theme/text.css.ts';

export const loading = style([muted, { paddingBlock: theme.spacing(10), textAlign: 'center' }]);
