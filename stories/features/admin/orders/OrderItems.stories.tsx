import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { processingOrder, shippedOrder } from '../../../../contract/examples/orders.ts';
import { OrderItems } from '../../../../src/features/admin/orders/OrderItems.tsx';
import { paths } from '../../../../src/lib/paths.ts';

const meta = {
  component: OrderItems,
  args: { products: processingOrder.products, total: processingOrder.total },
} satisfies Meta<typeof OrderItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProducts: Story = {
  play: async ({ canvas }) => {
    const [shirt] = processingOrder.products;
    const items = within(canvas.getByRole('list', { name: 'Items' }));
    await expect(items.getByText('Size S · 2 × $89.00')).toBeVisible();
    await expect(items.getByRole('link', { name: shirt?.name })).toHaveAttribute(
      'href',
      paths.modifyProduct(shirt?.product_id ?? ''),
    );
    await expect(canvas.getByText('$213.50')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { products: shippedOrder.products, total: shippedOrder.total },
  globals: { viewport: { value: 'phone' } },
};
