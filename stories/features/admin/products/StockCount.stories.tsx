import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StockCount } from '../../../../src/features/admin/products/StockCount.tsx';

const shirt = {
  ...{ productId: '1', name: 'Linen Camp Shirt', size: 'M', quantity: 5, quantityReserved: 1 },
  ...{ sku: 'LCS-M', barcode: '4006381333931', counted: 3 },
};
const tote = {
  ...{ productId: '2', name: 'Cotton Tote', size: 'One size', quantity: 2, quantityReserved: 0 },
  ...{ sku: '', barcode: '96385074', counted: 4 },
};

const meta = {
  component: StockCount,
  args: { lines: [shirt, tote], onScan: fn(), onChange: fn(), onApply: fn(async () => {}) },
  // Lines can be edited.
  render: function Counted({ lines: given, onChange, ...args }) {
    const [lines, setLines] = useState(given);
    return (
      <StockCount
        {...args}
        lines={lines}
        onChange={(changed) => {
          onChange(changed);
          setLines(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof StockCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { lines: [] } };

export const Counted: Story = { args: { told: 'One more of Linen Camp Shirt, size M.' } };

export const Refused: Story = {
  args: {
    problem: 'Nothing was changed. Size M cannot go below 1: one unit is reserved.',
    lines: [{ ...shirt, counted: 0, problem: 'Size M cannot go below 1.' }, tote],
  },
};

export const EachEnterIsAScan: Story = {
  name: 'Each Enter is a scan, and the field stays focused and empty',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'SKU or barcode' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('4006381333931{Enter}LCS-M{Enter}{Enter}');
    await expect(args.onScan).toHaveBeenCalledTimes(2);
    await expect(args.onScan).toHaveBeenNthCalledWith(1, '4006381333931');
    await expect(args.onScan).toHaveBeenNthCalledWith(2, 'LCS-M');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

export const AClickRemovesALine: Story = {
  name: 'A click removes a line, and scanning goes on',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cotton Tote' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'SKU or barcode' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply the count of 1 size' }));
  },
};

export const AQuantityIsTyped: Story = {
  name: 'A quantity is typed, and the difference follows',
  play: async ({ canvas, args }) => {
    const units = canvas.getByRole('textbox', { name: /^Counted units of Linen Camp Shirt/ });
    await userEvent.tab();
    await waitFor(() => expect(units).toHaveFocus());
    await userEvent.keyboard('{Backspace}12');
    await expect(canvas.getByRole('cell', { name: '+7' })).toBeVisible();
    canvas.getByRole('button', { name: 'Apply the count of 2 sizes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};
