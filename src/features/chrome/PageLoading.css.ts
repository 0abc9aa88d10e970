import { style } from '@vanilla-extract/css';

export const stage = style({ minHeight: '200svh' });
