import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NavDrawer } from '../../../src/features/chrome/NavDrawer.tsx';

const meta = {
  component: NavDrawer,
  args: { shopName: 'Hemline', open: true, onClose: fn(), onLogout: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof NavDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('link', { name: 'Most Popular' })).toHaveAttribute(
      'href',
      '/#most-popular',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Admin: Story = {
  args: { user: { role: 'admin' } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnACategory: Story = {
  parameters: { route: '/kids' },
  play: async ({ args }) => {
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Kids');
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const menu = await screen.findByRole('dialog');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Men' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };
