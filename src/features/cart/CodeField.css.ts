import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

/** Below the height of the label. */
export const apply = style({ marginTop: theme.spacing(3.25) });
