import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { muted, text } from '../../theme/text.css.ts';

/** Beside the thumbnails. */
export const main = style({ '@media': { [from.md]: { paddingInlineStart: theme.spacing(11) } } });

export const picture = style({ aspectRatio: '4 / 5', height: 'auto' });

export const status = style([text.body2, muted]);

export const name = style({ width: '80%', fontSize: theme.typography.h2.fontSize });

export const price = style({ width: '25%', fontSize: theme.typography.h4.fontSize });

export const sizes = style({ width: '70%', height: 48 });
