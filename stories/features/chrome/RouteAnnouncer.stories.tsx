import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteAnnouncer } from '../../../src/features/chrome/RouteAnnouncer.tsx';

const meta = {
  component: RouteAnnouncer,
  args: { title: 'Women · Hemline' },
} satisfies Meta<typeof RouteAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heard, not seen. */
export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Women · Hemline')).toHaveAttribute('aria-live', 'polite');
  },
};
