import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lowScreen } from '../../../theme/tokens.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { trackStickyFooterHeight } from '../../../ui/trackStickyFooterHeight.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'var(--footer-banner, 0px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [lowScreen]: { position: 'static' },
}));

type SaveBarProps = {
  /** What the button that saves says. */
  label: string;
  /** Why the last attempt failed. */
  problem?: string | undefined;
  /** Other actions, beside the button. */
  children?: ReactNode;
};

/** The end of a long `ValidatedForm`, sticky at the bottom of the window. */
export function SaveBar({ label, problem, children }: SaveBarProps) {
  return (
    <Bar ref={trackStickyFooterHeight} data-bar>
      <SubmitButton>{label}</SubmitButton>
      {children}
      <Typography variant="body2" color="error" aria-live="polite">
        {problem}
      </Typography>
    </Bar>
  );
}
