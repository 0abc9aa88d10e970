import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { within } from 'storybook/test';
import { whenThere } from './whenThere.ts';

/**
 * Presses the button of this name when the story appears, and then one in the dialog that it opens: for
 * what is seen of a dialog that its list opens, or while an answer is awaited.
 */
export function pressed(name: string, nameInDialog?: string): Decorator {
  return (Story) => (
    <Pressed name={name} nameInDialog={nameInDialog}>
      <Story />
    </Pressed>
  );
}

type PressedProps = { name: string; nameInDialog: string | undefined; children: ReactNode };

function Pressed({ name, nameInDialog, children }: PressedProps) {
  useEffect(() => {
    press(document.body, name);
    if (nameInDialog === undefined) return undefined;
    return whenThere('[role$="dialog"]', (dialog) => press(dialog, nameInDialog));
  }, [name, nameInDialog]);

  return children;
}

/** Storybook may hide a story while it mounts. */
function press(container: HTMLElement, name: string) {
  within(container).getByRole('button', { name, hidden: true }).click();
}
