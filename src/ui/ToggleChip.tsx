import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chipStates } from '../theme/chip.ts';

const Chip = styled(ButtonBase)(({ theme }) => {
  const { rest, chosen } = chipStates(theme);
  return { ...rest, '&[aria-pressed="true"]': chosen };
});

type ToggleChipProps = {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A small button that is on or off. */
export function ToggleChip({ pressed, onToggle, children }: ToggleChipProps) {
  return (
    <Chip aria-pressed={pressed} onClick={onToggle}>
      {children}
    </Chip>
  );
}
