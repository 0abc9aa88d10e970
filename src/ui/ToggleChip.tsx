import type { ReactNode } from 'react';
import { toggleChip } from './ToggleChip.css.ts';

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
    <button
      className={toggleChip}
      type="button"
      aria-pressed={pressed}
      aria-description={description}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
