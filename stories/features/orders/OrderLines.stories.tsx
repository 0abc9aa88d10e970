import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { processingOrder, shippedOrder } from '../../../contract/examples/orders.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { OrderLines } from '../../../src/features/orders/OrderLines.tsx';
import { paths } from '../../../src/lib/paths.ts';

const meta = {
  component: OrderLines,
  args: { products: processingOrder.products, total: processingOrder.total },
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Size S · 2 × $89.00')).toBeVisible();
    await expect(canvas.getByText('$178.00')).toBeVisible();
    await expect(canvas.getByText('$213.50')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Linen Camp Shirt' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', paths.product(linenShirt._id));
  },
};

export const OnAPhone: Story = {
  args: { products: shippedOrder.products, total: shippedOrder.total },
  globals: { viewport: { value: 'phone' } },
};
