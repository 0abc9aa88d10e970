import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A section of the account under its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: { xs: 2, md: 4 } }}>
        {title}
      </Typography>
      {children}
    </>
  );
}
