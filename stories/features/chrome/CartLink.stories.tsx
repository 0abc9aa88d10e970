import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartLink } from '../../../src/features/chrome/CartLink.tsx';

const meta = { component: CartLink, args: { count: 3 } } satisfies Meta<typeof CartLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeItems: Story = {};

export const TheLinkCountsTheItems: Story = {
  name: 'The link counts the items',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart, 3 items' });
    await expect(link).toHaveAttribute('href', '/cart');
    await expect(link).toHaveTextContent('3');
  },
};

export const OneItem: Story = { args: { count: 1 } };

export const OneItemIsCountedInTheSingular: Story = {
  ...OneItem,
  name: 'One item is counted in the singular',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};

export const Empty: Story = { args: { count: 0 } };

export const AnEmptyCartCountsNone: Story = {
  ...Empty,
  name: 'An empty cart counts none',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  },
};

export const UpTo99ItCounts: Story = {
  name: 'Up to 99 it counts',
  tags: ['behaviour'],
  args: { count: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 99 items' })).toBeVisible();
  },
};

export const MoreThanFits: Story = { args: { count: 240 } };

export const Beyond99ItStopsCounting: Story = {
  ...MoreThanFits,
  name: 'Beyond 99 it stops counting',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 99+ items' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
