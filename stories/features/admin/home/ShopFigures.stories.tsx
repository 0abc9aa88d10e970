import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { emptySummary, exampleSummary } from '../../../../contract/examples/summary.ts';
import { ShopFigures } from '../../../../src/features/admin/home/ShopFigures.tsx';
import { shows } from '../../../pages/states.ts';
import { asRole } from '../frame/asRole.tsx';

const meta = {
  component: ShopFigures,
  args: { summary: exampleSummary, toShipAt: adminPaths.allOrders },
} satisfies Meta<typeof ShopFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  afterEach: shows('The cards are in order', async ({ canvas }) => {
    const names = (await canvas.findAllByRole('heading')).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Revenue per day',
      'Orders to ship',
      'Best sellers',
      'Low stock',
      'Speed',
    ]);
  }),
};

export const NoOrders: Story = {
  args: { summary: emptySummary },
  afterEach: shows('Every figure keeps its place at zero', async ({ canvas }) => {
    for (const name of ['Revenue', 'Paid orders', 'Refunded', 'To ship', 'Abandoned checkouts']) {
      const figure = canvas.getByText(name).nextElementSibling;
      await expect(figure).toHaveTextContent(/^(0|\$0\.00)$/);
    }
    await expect(
      canvas.getByRole('img', { name: 'Revenue per day: $0.00 in 30 days' }),
    ).toBeVisible();
    for (const [name, text] of [
      ['Orders to ship', 'No order is waiting to be shipped.'],
      ['Best sellers', 'Nothing was sold in this period.'],
      ['Low stock', 'No size is low on stock.'],
      ['Speed', 'No visit was measured in this period.'],
    ] as const) {
      const card = within(canvas.getByRole('region', { name }));
      await expect(card.getByText(text)).toBeVisible();
    }
  }),
};

const { speed: _, ...unmeasured } = exampleSummary;

export const WithoutMeasuredVisitsThereIsNoSpeedCard: Story = {
  args: { summary: unmeasured },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Low stock' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Speed' })).not.toBeInTheDocument();
  },
};

/** No payment state is known to mean paid, so there is no total. */
export const PaidUnknown: Story = {
  args: { summary: { ...exampleSummary, paidUnknown: true } },
  afterEach: shows('Without a known paid state, no total is shown', async ({ canvas }) => {
    await expect(
      canvas.getByText(/^None of this shop’s payment states is called “paid”/),
    ).toBeVisible();
    for (const name of ['Revenue', 'Paid orders', 'To ship']) {
      await expect(canvas.queryByText(name)).not.toBeInTheDocument();
    }
    await expect(canvas.queryByRole('region', { name: 'Orders to ship' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Best sellers' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Low stock' })).toBeVisible();
  }),
};

export const ForABookkeeper: Story = {
  decorators: [asRole('bookkeeper')],
  afterEach: shows('A bookkeeper gets no links to products', async ({ canvas }) => {
    for (const name of ['Best sellers', 'Low stock']) {
      const card = within(await canvas.findByRole('region', { name }));
      await expect(card.getAllByRole('rowheader')[0]).toHaveTextContent(/\w/);
      await expect(card.queryByRole('link')).not.toBeInTheDocument();
    }
    const toShip = within(canvas.getByRole('region', { name: 'Orders to ship' }));
    await expect(toShip.getAllByRole('link')[0]).toBeVisible();
  }),
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
