import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NoProducts } from '../../../../src/features/admin/products/NoProducts.tsx';

const meta = {
  component: NoProducts,
  args: { isFiltered: false, onClear: fn() },
} satisfies Meta<typeof NoProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};

export const AnEmptyShopLeadsToTheForm: Story = {
  name: 'An empty shop leads to the form',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no products yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the first product' })).toHaveAttribute(
      'href',
      '/admin/addproduct',
    );
  },
};

export const NoneFits: Story = { args: { isFiltered: true } };

export const EnterClearsTheFilters: Story = {
  ...NoneFits,
  name: 'Enter clears the filters',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No products match')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const AClickClearsTheFilters: Story = {
  ...NoneFits,
  name: 'A click clears the filters',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
