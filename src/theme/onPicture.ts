import type { Theme } from '@mui/material/styles';

/** What lies under words on a picture of which nobody knows how dark or busy it is. */
export function onAnyPicture(theme: Theme) {
  return {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 90%, transparent)`,
    borderRadius: theme.vars.shape.borderRadius,
  };
}
