import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Says that something is loading, where its layout is not known yet. */
export function LoadingText({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 10, textAlign: 'center' }}>
      {children}
    </Typography>
  );
}
