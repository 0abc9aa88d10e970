import type { Theme } from '@mui/material/styles';
import { mirrored } from './tokens.ts';

/** Background of text on a picture that may be dark or busy. */
export const onAnyPicture = ({ vars, spacing }: Theme) => ({
  width: 'fit-content',
  padding: spacing(1, 2),
  backgroundColor: `color-mix(in srgb, ${vars.palette.background.default} 90%, transparent)`,
});

/** Picture that fills its container, mirrored with the page: its quiet side is below the text. */
export const filling = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...mirrored,
} as const;
