import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { KeyFigures } from '../../../../src/features/admin/home/ShopFigures.tsx';
import { shows } from '../../../pages/states.ts';

const { revenue, refunded, toShip, abandoned } = exampleSummary;

const meta = {
  component: KeyFigures,
  args: { revenue, refunded, toShip: toShip.count, abandoned },
  parameters: {
    guide: {
      instead: {
        RevenueChart: 'for how a figure came about over days.',
        OrdersTotal: 'for what a filtered list comes to.',
      },
      content: [
        'A name of one or two words, the figure, and below it the period: “in 30 days”.',
        'Numbers have thousands separators; money has two decimals.',
      ],
      announced: ['A description list: the name of a figure, the figure, its period.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof KeyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  afterEach: shows('Each figure has a description', async ({ canvas }) => {
    await expect(canvas.getByText('$18,899.25')).toBeVisible();
    await expect(canvas.getByText('in 30 days, without refunds')).toBeVisible();
    await expect(canvas.getByText('106')).toBeVisible();
    await expect(canvas.getByText('$412.50')).toBeVisible();
    await expect(canvas.getByText('4 orders in 30 days')).toBeVisible();
    await expect(canvas.getByText('$2,106.50 in 30 days')).toBeVisible();
  }),
};

export const UncountedFiguresAreOmitted: Story = {
  args: { abandoned: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To ship')).toBeVisible();
    await expect(canvas.queryByText('Abandoned checkouts')).not.toBeInTheDocument();
  },
};

export const LargeTextOnAPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
};
