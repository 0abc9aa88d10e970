import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { focusOnMount } from '../../../ui/browser.ts';

const Stage = styled(Paper)<Pick<PaperProps<'section'>, 'component'>>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: theme.spacing(72),
  padding: theme.spacing(3, 2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  '&:focus-visible': { outline: 'none' },
}));

type MfaStageProps = {
  title: string;
  /** Take the focus on mount, because this replaces the stage that had it. */
  takesFocus?: boolean;
  children?: ReactNode;
};

export function MfaStage({ title, takesFocus = false, children }: MfaStageProps) {
  return (
    <Stage
      component="section"
      variant="outlined"
      square
      aria-label={title}
      tabIndex={-1}
      ref={takesFocus ? focusOnMount : null}
    >
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </Stage>
  );
}
