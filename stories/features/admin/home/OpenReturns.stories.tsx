import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { partReceivedReturn, requestedReturn } from '../../../../contract/examples/returns.ts';
import { OpenReturns } from '../../../../src/features/admin/home/OrdersToShip.tsx';

const meta = {
  component: OpenReturns,
  args: { items: [requestedReturn, { ...partReceivedReturn, _id: 'part' }], total: 7 },
} satisfies Meta<typeof OpenReturns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {};

export const TabReachesTheListAndEachOrder: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getByRole('link', { name: 'See all 7' });
    await expect(all).toHaveAttribute('href', adminPaths.openReturns);
    await expect(canvas.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['2', '1']);
    await userEvent.tab();
    await waitFor(() => expect(all).toHaveFocus());
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link', { name: /2026/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('href', adminPaths.orderEditor(requestedReturn._id));
  },
};
