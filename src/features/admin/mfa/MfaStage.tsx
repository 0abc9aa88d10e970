import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { focusOnMount } from '../../../ui/focusOnMount.ts';

const Stage = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  boxSizing: 'border-box',
  maxWidth: theme.spacing(72),
  padding: theme.spacing(3, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  '&:focus-visible': { outline: 'none' },
}));

type MfaStageProps = {
  title: string;
  /** Comes in the place of another stage: takes the focus, which that one had. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** One step of the panel, under its heading. */
export function MfaStage({ title, takesFocus = false, children }: MfaStageProps) {
  return (
    <Stage aria-label={title} tabIndex={-1} ref={takesFocus ? focusOnMount : null}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </Stage>
  );
}
