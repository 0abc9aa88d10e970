import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RowProblem } from '../../../src/features/cart/RowProblem.tsx';
import { exampleRows, troubledRows } from './exampleRows.ts';

const meta = {
  component: RowProblem,
  args: { row: troubledRows.gone, onDrop: fn(), onKeep: fn(), onAcceptPrice: fn() },
} satisfies Meta<typeof RowProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No longer in the shop')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Take out: Linen Camp Shirt, size M' }),
    );
    await expect(args.onDrop).toHaveBeenCalledWith(troubledRows.gone);
  },
};

export const SoldOut: Story = {
  args: { row: troubledRows.soldOut },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Size L is sold out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Take out/ }));
    await expect(args.onDrop).toHaveBeenCalledWith(troubledRows.soldOut);
  },
};

export const OnlyTwoLeft: Story = {
  args: { row: troubledRows.onlyLeft },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Only 2 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 2: Linen Camp Shirt, size S' }));
    await expect(args.onKeep).toHaveBeenCalledWith(troubledRows.onlyLeft, 2);
  },
};

export const PriceChangedByKeyboard: Story = {
  args: { row: troubledRows.priceChanged },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Was $89.00, now $95.00')).toBeVisible();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Accept the new price/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onAcceptPrice).toHaveBeenCalledWith(troubledRows.priceChanged);
  },
};

export const NothingWrong: Story = {
  args: { row: exampleRows.shirt },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
