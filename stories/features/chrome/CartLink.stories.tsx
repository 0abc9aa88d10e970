import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartLink } from '../../../src/features/chrome/Navbar.tsx';

const meta = { component: CartLink, args: { count: 3 } } satisfies Meta<typeof CartLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeItems: Story = {};

export const TheLinkCountsUpTo99Items: Story = {
  name: 'The link counts up to 99 items',
  render: () => (
    <>
      {[0, 1, 3, 99, 240].map((count) => (
        <CartLink key={count} count={count} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Cart, 0 items', 'Cart, 1 item', 'Cart, 99 items', 'Cart, 99+ items']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    const link = canvas.getByRole('link', { name: 'Cart, 3 items' });
    await expect(link).toHaveAttribute('href', '/cart');
    await expect(link).toHaveTextContent('3');
  },
};

export const Empty: Story = { args: { count: 0 } };

export const MoreThanFits: Story = { args: { count: 240 } };
