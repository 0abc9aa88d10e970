import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NoSuchOrder } from '../../../../src/features/admin/orders/NoSuchOrder.tsx';

const meta = {
  component: NoSuchOrder,
  args: { id: '01930000-0000-7000-8000-000000000000', onClose: fn() },
} satisfies Meta<typeof NoSuchOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const AClickClosesIt: Story = {
  name: 'A click closes it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('There is no such order in this shop.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the order' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EnterClosesIt: Story = {
  name: 'Enter closes it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Close the order' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
