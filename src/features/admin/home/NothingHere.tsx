import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A card that has nothing to show, in one line. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
