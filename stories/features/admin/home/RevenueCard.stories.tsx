import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { RevenueCard } from '../../../../src/features/admin/home/RevenueCard.tsx';

const meta = {
  component: RevenueCard,
  args: { revenue: exampleSummary.revenue },
} satisfies Meta<typeof RevenueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const chart = { name: /^Revenue per day: / };
const table = { name: 'Revenue per day' };

export const AsChart: Story = {};

export const EnterOrAClickShowsTheTable: Story = {
  name: 'Enter or a click shows the table instead of the chart: the latest day first, scrolled by keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    await expect(canvas.queryByRole('table', table)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible());
    await expect(canvas.queryByRole('img', chart)).not.toBeInTheDocument();
    const rows = within(await canvas.findByRole('table', table)).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('1 May 20263$387.00');
    await expect(rows).toHaveLength(31);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Days' })).toHaveFocus());
  },
};
