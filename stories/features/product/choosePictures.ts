import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** Chooses the second of four pictures by keyboard, then the last by click. */
export async function choosePictures({ args, canvas }: Pick<StoryContext, 'canvas' | 'args'>) {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChoose).toHaveBeenCalledWith(1);
  await expect(canvas.getByRole('button', { name: /^Picture 1/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await userEvent.click(canvas.getByRole('button', { name: /^Picture 4/ }));
  await expect(args.onChoose).toHaveBeenCalledWith(3);
}
