import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lowScreen } from '../../../theme/tokens.ts';
import { trackStickyFooterHeight } from '../../../ui/browser.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';

const Bar = styled(Toolbar)(({ theme }) => ({
  position: 'sticky',
  bottom: 'var(--footer-banner, 0px)',
  zIndex: 2,
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [lowScreen]: { position: 'static' },
}));

type SaveBarProps = {
  label: string;
  problem?: string | undefined;
  children?: ReactNode;
};

/** Sticky footer of a long `ValidatedForm`. */
export function SaveBar({ label, problem, children }: SaveBarProps) {
  return (
    <Bar disableGutters ref={trackStickyFooterHeight} data-bar>
      <SubmitButton>{label}</SubmitButton>
      {children}
      <Typography variant="body2" color="error" aria-live="polite">
        {problem}
      </Typography>
    </Bar>
  );
}
