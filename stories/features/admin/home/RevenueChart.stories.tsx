import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { RevenueChart } from '../../../../src/features/admin/home/RevenueCard.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: RevenueChart,
  args: { revenue: exampleSummary.revenue },
  parameters: {
    guide: {
      instead: {
        RevenueCard: 'for the days in figures, too.',
        KeyFigures: 'for the sum alone.',
      },
      content: [
        'Days short on the axis, in full in the tooltip. No more than eight are named, four on a phone.',
      ],
      announced: [
        'One picture that says the sum: “Revenue per day: $12,480.00 in 30 days”. The table below it has the days.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RevenueChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Labels at the edge of the drawing would be clipped. */
async function expectWhole(canvas: ReturnType<typeof within>, day: string) {
  const label = await canvas.findByText(day);
  const drawing = label.closest('svg');
  await expect(label).toBeVisible();
  await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(
    drawing?.getBoundingClientRect().right ?? 0,
  );
}

export const AMonth: Story = {
  afterEach: shows('A month’s chart is not clipped', async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Revenue per day: $18,899.25 in 30 days' }),
    ).toBeVisible();
    await expectWhole(canvas, '1 May');
  }),
};

export const AWeek: Story = {
  args: { revenue: exampleSummary.revenue.slice(-7) },
  afterEach: shows('A week’s chart is not clipped', ({ canvas }) => expectWhole(canvas, '1 May')),
};

/** The same month three times. */
export const AQuarter: Story = {
  args: {
    revenue: Array.from({ length: 90 }, (_, index) => ({
      day: `2026-0${2 + Math.floor(index / 30)}-${String((index % 30) + 1).padStart(2, '0')}`,
      orders: 1,
      total: exampleSummary.revenue[index % 30]?.total ?? 0,
    })),
  },
  afterEach: shows('A quarter’s chart is not clipped', ({ canvas }) =>
    expectWhole(canvas, '30 Apr'),
  ),
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('The chart is not clipped on a phone', ({ canvas }) =>
    expectWhole(canvas, '1 May'),
  ),
};

export const AQuarterOnAPhone: Story = {
  ...AQuarter,
  globals: { viewport: { value: 'phone' } },
};
