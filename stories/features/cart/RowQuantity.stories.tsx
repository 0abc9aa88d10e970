import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RowQuantity } from '../../../src/features/cart/RowQuantity.tsx';
import { exampleRows } from './exampleRows.ts';

const meta = {
  component: RowQuantity,
  args: { row: exampleRows.shirt, onAdd: fn() },
} satisfies Meta<typeof RowQuantity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreLeft: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add one Linen Camp Shirt, size M' }));
    await expect(args.onAdd).toHaveBeenCalledWith(exampleRows.shirt);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

export const NothingLeft: Story = {
  args: { row: exampleRows.tote },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Add one Cotton Tote, size M' }),
    ).toBeDisabled();
  },
};
