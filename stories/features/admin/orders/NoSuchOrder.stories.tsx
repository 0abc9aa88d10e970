import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

export const TheHeadingTakesTheFocusAndEscapeCloses: Story = {
  name: 'The heading takes the focus, and Escape closes',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { name: 'Order not found' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
