import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderPanel } from '../../../../src/features/admin/orders/OrderPanel.tsx';

const meta = {
  component: OrderPanel,
  args: {
    title: 'Order of 12 March 2026',
    text: '01930000-0000-7000-8000-000020260312',
    footer: <button type="button">Save</button>,
    children: <p>What was bought.</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof OrderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const EscapeClosesIt: Story = {
  name: 'Escape or a click on the cross closes it',
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Order of 12 March 2026' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    const panel = within(canvas.getByRole('region', { name: 'Order of 12 March 2026' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close the order' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
