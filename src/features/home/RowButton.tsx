import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** At the height of the pictures, on whose edge it lies. */
const Button = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: '38%',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.primary}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
  // It stays where it is, unseen: a button that goes takes the focus with it.
  '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.5 },
  '&[data-side="left"]': { left: theme.spacing(-1) },
  '&[data-side="right"]': { right: theme.spacing(-1) },
}));

type RowButtonProps = {
  side: 'left' | 'right';
  label: string;
  /** There is nothing more on this side. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Moves a row of products on by what is in sight. */
export function RowButton({ side, label, isAtEnd, onPress, children }: RowButtonProps) {
  return (
    <Button
      data-side={side}
      aria-label={label}
      aria-disabled={isAtEnd}
      tabIndex={isAtEnd ? -1 : 0}
      onClick={isAtEnd ? undefined : onPress}
    >
      {children}
    </Button>
  );
}
