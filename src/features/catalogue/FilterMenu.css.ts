import { style } from '@vanilla-extract/css';

export const opener = style({ paddingInline: 12, textDecorationLine: 'none' });
