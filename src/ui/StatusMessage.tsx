import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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
  /** The ways on, the likeliest first. */
  children: ReactNode;
};

/** A page that says in words why there is nothing else, and what to do now. */
export function StatusMessage({ heading, text, isAnswer, children }: StatusMessageProps) {
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
        {children}
      </Box>
    </Column>
  );
}
