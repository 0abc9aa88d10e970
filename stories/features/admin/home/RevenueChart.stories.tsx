import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { RevenueChart } from '../../../../src/features/admin/home/RevenueChart.tsx';

const meta = {
  component: RevenueChart,
  args: { revenue: exampleSummary.revenue },
} satisfies Meta<typeof RevenueChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Revenue per day: $18,899.25 in 30 days' }),
    ).toBeVisible();
    await expect(await canvas.findByText('1 May')).toBeVisible();
  },
};

export const AWeek: Story = { args: { revenue: exampleSummary.revenue.slice(-7) } };

/** A quarter that was as good as its last month, three times. */
export const AQuarter: Story = {
  args: {
    revenue: Array.from({ length: 90 }, (_, index) => ({
      day: `2026-0${2 + Math.floor(index / 30)}-${String((index % 30) + 1).padStart(2, '0')}`,
      orders: 1,
      total: exampleSummary.revenue[index % 30]?.total ?? 0,
    })),
  },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
