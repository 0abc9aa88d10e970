import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Sheet = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  maxWidth: theme.spacing(60),
  minHeight: '60svh',
  width: '100%',
  margin: '0 auto',
  padding: theme.spacing(5, 2, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
}));

type PasswordSheetProps = {
  heading: string;
  /** What is asked for, and why. */
  text: string;
  children: ReactNode;
};

/** The layout of the steps to a new password. */
export function PasswordSheet({ heading, text, children }: PasswordSheetProps) {
  return (
    <Sheet>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {text}
      </Typography>
      {children}
    </Sheet>
  );
}
