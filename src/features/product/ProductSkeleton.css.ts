import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';

/** Beside the thumbnails. */
export const main = style({ '@media': { [from.md]: { paddingInlineStart: theme.spacing(11) } } });

export const name = style({ width: '80%', fontSize: theme.typography.h2.fontSize });

export const price = style({ width: '25%', fontSize: theme.typography.h4.fontSize });

export const sizes = style({ width: '70%', height: 48 });
