import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { i18n } from '../../../contract/i18n.ts';

const FirstStop = styled(Button)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
})) as typeof Button;

type SkipLinkProps = {
  /** Moves the focus to the main content without changing the URL. */
  onSkip: () => void;
};

/** Skip link: first tab stop on every page. */
export function SkipLink({ onSkip }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    onSkip();
  }

  return (
    <FirstStop component="a" href="#main" variant="contained" onClick={skip}>
      {i18n.t('Skip to content')}
    </FirstStop>
  );
}
