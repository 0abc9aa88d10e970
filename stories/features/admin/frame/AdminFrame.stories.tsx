import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdminFrame } from '../../../../src/features/admin/frame/AdminFrame.tsx';

const meta = {
  component: AdminFrame,
  args: { nav: <nav aria-label="Admin">Orders</nav>, children: <section aria-label="Page" /> },
} satisfies Meta<typeof AdminFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page has all the room that the parts leave. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const page = canvas.getByRole('region', { name: 'Page' }).getBoundingClientRect();
    await expect(page.left).toBeGreaterThan(nav.right);
    await expect(page.width).toBeGreaterThan(1100);
  },
};

export const Above: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const page = canvas.getByRole('region', { name: 'Page' }).getBoundingClientRect();
    await expect(page.top).toBeGreaterThan(nav.bottom);
    await expect(page.left).toBe(nav.left);
  },
};
