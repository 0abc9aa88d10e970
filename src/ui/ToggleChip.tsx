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
  /** What a screen reader says after its name. */
  description?: string;
  onToggle: () => void;
  children: ReactNode;
};

/** A small button that is on or off. */
export function ToggleChip({ pressed, description, onToggle, children }: ToggleChipProps) {
  return (
    <Chip aria-pressed={pressed} aria-description={description} onClick={onToggle}>
      {children}
    </Chip>
  );
}
