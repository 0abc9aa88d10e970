import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AccountActions } from '../../../src/features/chrome/AccountActions.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: AccountActions,
  args: { onLogout: fn() },
} satisfies Meta<typeof AccountActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const favourites = { name: 'My favourites' };

export const Guest: Story = {
  afterEach: shows('A guest gets login and no logout', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', favourites)).toHaveAttribute('href', '/favorites');
    await expect(canvas.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  }),
};

export const Customer: Story = { args: { user: { role: 'user' } } };

export const AnAdminGetsALinkToTheAdminArea: Story = {
  args: { user: { role: 'admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  },
};

export const TabAndEnterLogOut: Story = {
  ...Customer,
  name: 'Enter or a click logs out',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', favourites)).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'My account' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', favourites)).toHaveAttribute(
      'href',
      '/account/myfavorites',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(2);
  },
};
