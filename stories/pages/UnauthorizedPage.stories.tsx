import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';

const meta = {
  component: AppRoutes,
  parameters: { route: '/unauthorized' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Denied: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Oops! You Shall Not Pass!' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go home' }));
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
