import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Selects a colour scheme in a footer's menu, by keyboard and by click. */
export async function selectScheme({ canvas, args }: Pick<StoryContext, 'canvas' | 'args'>) {
  canvas.getByRole('button', { name: 'Colours: Match device' }).focus();
  await userEvent.keyboard('{Enter}');
  const checked = await screen.findByRole('menuitemradio', { checked: true });
  await waitFor(() => expect(checked).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(args.onSchemeModeChange).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await userEvent.click(canvas.getByRole('button', { name: 'Colours: Match device' }));
  const menu = within(await screen.findByRole('menu', { name: 'Colours' }));
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'Light' }));
  await expect(args.onSchemeModeChange).toHaveBeenLastCalledWith('light');
}
