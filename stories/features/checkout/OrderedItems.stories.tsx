import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { OrderedItems } from '../../../src/features/checkout/OrderedItems.tsx';

const meta = {
  component: OrderedItems,
  args: processingOrder,
} satisfies Meta<typeof OrderedItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const EachLineAndTheTotalHaveTheirAmounts: Story = {
  name: 'Each line and the total have their amounts',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const order = within(canvas.getByRole('region', { name: 'Your order' }));
    const [shirt, tote] = within(order.getByRole('list')).getAllByRole('listitem');
    await expect(shirt).toHaveTextContent('Linen Camp ShirtSize S · 2 × $89.00$178.00');
    await expect(tote).toHaveTextContent('Cotton ToteSize M · 1 × $35.50$35.50');
    await expect(canvas.getByText('$213.50')).toBeVisible();
  },
};

export const WithTax: Story = { args: { tax: { name: 'VAT', rate: 23, amount: 39.92 } } };

export const TheTaxIsBelowTheTotal: Story = {
  ...WithTax,
  name: 'The tax is below the total',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const line = canvas.getByText('Including 23% VAT').parentElement;
    await expect(line).toHaveTextContent('Including 23% VAT$39.92');
    await expect(canvas.getByText('$213.50')).toBeVisible();
  },
};

/** A name without a place to break, and a picture that is gone. */
export const HardToFit: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    total: 124995,
    products: processingOrder.products.map((product) => ({
      ...product,
      name: 'Überhandgerollterseidenbiasschrägschnittkleidersaum',
      picture: '',
      quantity: 99,
      subtotal: 123750.05,
    })),
  },
};
