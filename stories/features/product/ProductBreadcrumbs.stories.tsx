import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { slipDress } from '../../../contract/examples/products.ts';
import { ProductBreadcrumbs } from '../../../src/features/product/ProductBreadcrumbs.tsx';

const meta = {
  component: ProductBreadcrumbs,
  args: { category: 'kid', name: 'Breton Stripe Tee' },
} satisfies Meta<typeof ProductBreadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kids: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kids' })).toHaveAttribute('href', '/kids');
    await expect(canvas.getByText('Breton Stripe Tee')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongName: Story = {
  args: { category: 'women', name: slipDress.name },
  globals: { viewport: { value: 'phone' } },
};
