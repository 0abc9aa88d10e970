import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type AccountSectionProps = {
  title: string;
  /** A line about it. */
  text?: string;
  children: ReactNode;
};

/** A part of the account under its heading. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: text ? 1 : { xs: 2, md: 4 } }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mb: { xs: 2, md: 4 }, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {children}
    </>
  );
}
