import type { Theme } from '@mui/material/styles';

/** The ground of words on a picture of which nobody knows how dark or busy it is. */
export const onAnyPicture = ({ vars, spacing }: Theme) => ({
  width: 'fit-content',
  padding: spacing(1, 2),
  backgroundColor: `color-mix(in srgb, ${vars.palette.background.default} 90%, transparent)`,
});

/** A picture that fills what it stands in. */
export const filling = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;
