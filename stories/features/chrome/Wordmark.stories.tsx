import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Wordmark } from '../../../src/features/chrome/Wordmark.tsx';

const meta = { component: Wordmark, args: { shopName: 'Hemline' } } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hemline, home' })).toHaveAttribute('href', '/');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
