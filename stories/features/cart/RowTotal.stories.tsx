import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowTotal } from '../../../src/features/cart/RowTotal.tsx';
import { exampleRows, troubledRows } from './exampleRows.ts';

const meta = {
  component: RowTotal,
  args: { row: exampleRows.tote },
} satisfies Meta<typeof RowTotal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPieces: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$71.00')).toBeVisible();
  },
};

export const NotPartOfTheTotal: Story = {
  args: { row: troubledRows.soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$89.00').tagName).toBe('S');
  },
};
