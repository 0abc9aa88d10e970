import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeSkeleton } from '../../../../src/features/admin/home/HomeSkeleton.tsx';

const meta = { component: HomeSkeleton } satisfies Meta<typeof HomeSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
  },
};
