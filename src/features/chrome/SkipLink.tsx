import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

const FirstStop = styled(Button)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
})) as typeof Button;

type SkipLinkProps = {
  /** Moves the focus to the page's content. The URL stays as it is. */
  onSkip: () => void;
};

/** The first stop of the keyboard on every page: past the navbar, to the content. */
export function SkipLink({ onSkip }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    onSkip();
  }

  return (
    <FirstStop component="a" href="#main" variant="contained" onClick={skip}>
      Skip to content
    </FirstStop>
  );
}
