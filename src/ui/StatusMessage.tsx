import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusOnMount } from './browser.ts';

const Column = styled(Stack)(({ theme }) => ({
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(3),
  minHeight: '60svh',
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
}));

type StatusMessageProps = {
  heading: string;
  text: string;
  /** Take the focus, because this replaces the pressed button. */
  isAnswer?: boolean;
  /** Primary next step, with the location state for its page. */
  next?: { label: string; to: string; state?: unknown };
  /** Buttons for other next steps. */
  children?: ReactNode;
};

/** Full-page message with next steps. */
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {next && (
          <Button component={Link} to={next.to} state={next.state} variant="contained">
            {next.label}
          </Button>
        )}
        {children}
      </Stack>
    </Column>
  );
}
