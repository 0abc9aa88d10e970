import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowTitle } from '../../../src/features/cart/RowTitle.tsx';
import { exampleRows, troubledRows } from './exampleRows.ts';

const meta = {
  component: RowTitle,
  args: { row: exampleRows.shirt },
} satisfies Meta<typeof RowTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toHaveAttribute(
      'href',
      `/product/${exampleRows.shirt.itemId}`,
    );
  },
};

export const Gone: Story = {
  args: { row: troubledRows.gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Linen Camp Shirt')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
