import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { within } from 'storybook/test';
import { whenThere } from './whenThere.ts';

/**
 * Presses the button of this name when the story appears, and then one in the dialog that it opens:
 * for dialogs that a list opens, and for pending states. On a page, whose code loads later, it
 * waits for the button's container (a selector).
 */
export function pressed(name: string, nameInDialog?: string, place = 'body'): Decorator {
  return (Story) => (
    <Pressed name={name} nameInDialog={nameInDialog} place={place}>
      <Story />
    </Pressed>
  );
}

type PressedProps = {
  name: string;
  nameInDialog: string | undefined;
  place: string;
  children: ReactNode;
};

function Pressed({ name, nameInDialog, place, children }: PressedProps) {
  useEffect(() => {
    const giveUp = whenThere(place, (container) => press(container, name));
    if (nameInDialog === undefined) return giveUp;
    return whenThere('[role$="dialog"]', (dialog) => press(dialog, nameInDialog));
  }, [name, nameInDialog, place]);

  return children;
}

/** Storybook may hide a story while it mounts. */
function press(container: HTMLElement, name: string) {
  within(container).getByRole('button', { name, hidden: true }).click();
}
