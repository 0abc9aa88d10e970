import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusOnMount } from './focusOnMount.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3),
  minHeight: '60svh',
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
}));

type StatusMessageProps = {
  heading: string;
  text: string;
  /** It comes in the place of a button that was pressed, whose focus it takes. */
  isAnswer?: boolean;
  /** The likeliest way on, with what its page is told. */
  next?: { label: string; to: string; state?: unknown };
  /** Buttons for the other ways on. */
  children?: ReactNode;
};

/** A page that says why there is nothing else, and what to do now. */
export function StatusMessage({ heading, text, isAnswer, next, children }: StatusMessageProps) {
  return (
    <Column>
      <Typography
        variant="h1"
        sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
        {...(isAnswer && { ref: focusOnMount, tabIndex: -1 })}
      >
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {next && (
          <Button component={Link} to={next.to} state={next.state} variant="contained">
            {next.label}
          </Button>
        )}
        {children}
      </Box>
    </Column>
  );
}
