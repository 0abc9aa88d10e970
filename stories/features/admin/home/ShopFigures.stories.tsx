import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptySummary, exampleSummary } from '../../../../contract/examples/summary.ts';
import { ShopFigures } from '../../../../src/features/admin/home/ShopFigures.tsx';
import { paths } from '../../../../src/lib/paths.ts';

const meta = {
  component: ShopFigures,
  args: { summary: exampleSummary },
} satisfies Meta<typeof ShopFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('heading')).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Revenue per day',
      'Orders to ship',
      'Best sellers',
      'Sizes that run out',
    ]);
  },
};

export const NoOrders: Story = {
  args: { summary: emptySummary },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No paid orders in this time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a product' })).toHaveAttribute(
      'href',
      paths.addProduct,
    );
  },
};

/** Nothing was sold, and yet there is something to do. */
export const NoOrdersAndLowStock: Story = {
  args: { summary: { ...emptySummary, lowSizes: exampleSummary.lowSizes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sizes that run out' })).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
