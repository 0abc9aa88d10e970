import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';

export const lines = style({ paddingTop: theme.spacing(1.5) });

export const line = style({ fontSize: theme.typography.body2.fontSize });
