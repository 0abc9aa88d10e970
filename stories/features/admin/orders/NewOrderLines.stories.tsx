import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linenShirt, slipDress } from '../../../../contract/examples/products.ts';
import { NewOrderLines } from '../../../../src/features/admin/orders/NewOrderLines.tsx';

const shirt = { product: linenShirt, size: 'M', quantity: 2 };
const dress = { product: slipDress, size: 'S', quantity: 1 };

const meta = {
  component: NewOrderLines,
  args: { lines: [shirt, dress], onQuantity: fn(), onRemove: fn() },
} satisfies Meta<typeof NewOrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const Nothing: Story = { args: { lines: [] } };

const lastOne = { size: 'M', quantity: 1, quantityReserved: 0, description: '' };

/** The requested quantity stays, and the remaining one is shown. */
export const FewerLeft: Story = {
  args: {
    lines: [{ ...shirt, product: { ...linenShirt, sizes: [lastOne] } }],
  },
};

export const TheQuantityIsChosen: Story = {
  name: 'The quantity is chosen, and a line removed by keyboard',
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('combobox', {
      name: 'Quantity of Linen Camp Shirt in size M',
    });
    await userEvent.selectOptions(quantity, '1');
    await expect(args.onQuantity).toHaveBeenCalledWith(shirt, 1);
    canvas.getByRole('button', { name: 'Remove Linen Camp Shirt in size M' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(shirt);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
