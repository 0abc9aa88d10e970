import type { Theme } from '@mui/material/styles';

/** A dialog on a phone, where each line counts: less is left free around it than MUI leaves. */
export const phoneDialog = ({ theme }: { theme: Pick<Theme, 'breakpoints'> }) => ({
  [theme.breakpoints.down('sm')]: {
    '&:not(.MuiDialog-paperFullScreen)': {
      margin: 16,
      width: 'calc(100% - 32px)',
      maxHeight: 'calc(100% - 32px)',
    },
  },
});
