import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';

/** It leaves the room to the total. */
export const order = style({ '@media': { [below.sm]: { paddingInline: theme.spacing(2) } } });
