import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { RevenueTable } from '../../../../src/features/admin/home/RevenueTable.tsx';

const meta = {
  component: RevenueTable,
  args: { revenue: exampleSummary.revenue },
} satisfies Meta<typeof RevenueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LatestFirst: Story = {};

export const TheLatestDayComesFirst: Story = {
  name: 'The latest day comes first',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [, latest] = canvas.getAllByRole('row');
    await expect(latest).toHaveTextContent('1 May 20263$387.00');
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

/** The table is taller than its place, and can be scrolled without a pointer. */
export const TheTableCanBeScrolledByKeyboard: Story = {
  name: 'The table can be scrolled by keyboard',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Days' })).toHaveFocus());
  },
};
