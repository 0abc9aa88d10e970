import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Loading message, for content whose layout is not known yet. */
export function LoadingText({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 10, textAlign: 'center' }}>
      {children}
    </Typography>
  );
}
