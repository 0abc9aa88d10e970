import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartLink } from '../../../src/features/chrome/CartLink.tsx';

const meta = { component: CartLink, args: { count: 3 } } satisfies Meta<typeof CartLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeItems: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart, 3 items' });
    await expect(link).toHaveAttribute('href', '/cart');
    await expect(link).toHaveTextContent('3');
  },
};

export const OneItem: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  },
};

export const MoreThanFits: Story = {
  args: { count: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 99+ items' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
