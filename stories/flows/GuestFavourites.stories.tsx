import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linenShirt, merinoCrew } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { anna } from '../mocks/logins.ts';
import { logIn } from './loggingIn.ts';
import type { Canvas } from './shopping.ts';

/** A guest's favourites are added to the account at login. */
const meta = {
  component: AppRoutes,
  parameters: {
    route: paths.product(linenShirt._id),
    shop: { customer: { favourites: [merinoCrew._id] } },
  },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function takeToHeartAndLogIn(canvas: Canvas) {
  const heart = await canvas.findByRole('button', { name: /^Add Linen Camp Shirt to favourites/ });
  await userEvent.click(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
  await logIn(canvas, anna);
  await userEvent.click(await canvas.findByRole('link', { name: 'My account' }));
  await userEvent.click(await canvas.findByRole('link', { name: 'Favourites' }));
  await expect(await canvas.findByRole('link', { name: merinoCrew.name })).toBeVisible();
}

export const AGuestsFavouritesAreAddedToTheAccount: Story = {
  name: 'A guest’s favourites are added to the account',
  play: async ({ canvas }) => {
    await takeToHeartAndLogIn(canvas);
    await expect(await canvas.findByRole('link', { name: linenShirt.name })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('hemline.favourites')).toBe('[]'));
  },
};
