import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StockCount } from '../../../../src/features/admin/products/StockCount.tsx';
import { shows } from '../../../pages/states.ts';

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
        onChange={(line, counted) => {
          onChange(line, counted);
          setLines(
            lines.flatMap((one) => {
              if (one.productId !== line.productId) return [one];
              return counted === undefined ? [] : [{ ...one, counted }];
            }),
          );
        }}
      />
    );
  },
} satisfies Meta<typeof StockCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { lines: [] } };

export const Counted: Story = { args: { told: 'Linen Camp Shirt in size M: 3 counted' } };

export const Refused: Story = {
  args: {
    problem: 'Nothing was changed. Size M cannot go below 1: one unit is reserved.',
    lines: [{ ...shirt, counted: 0, problem: 'Size M cannot go below 1.' }, tote],
  },
};

export const NotCounted: Story = {
  args: {
    uncounted: new Map([
      ['No size has the code 12345670.', 2],
      ['LCS-S. We can’t reach the shop.', 1],
    ]),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone shows the difference without scrolling', async ({ canvas }) => {
    await expect(canvas.getByText('5 in stock, difference −2')).toBeVisible();
    const table = canvas.getByRole('region', { name: 'Counted sizes' });
    await expect(table.scrollWidth).toBe(table.clientWidth);
  }),
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
    await userEvent.tab();
    await waitFor(() => expect(units).toHaveFocus());
    await userEvent.keyboard('{Backspace}12{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'SKU or barcode' })).toHaveFocus();
    await expect(args.onScan).not.toHaveBeenCalled();
    await expect(canvas.getByRole('cell', { name: '+7' })).toBeVisible();
    canvas.getByRole('button', { name: 'Apply the count of 2 sizes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const AScanIntoAQuantityIsAScan: Story = {
  name: 'A scan into a quantity is a scan, and keeps the quantity',
  play: async ({ canvas, args }) => {
    const units = canvas.getByRole('textbox', { name: /^Counted units of Linen Camp Shirt/ });
    await userEvent.click(units);
    await userEvent.keyboard('4006381333931{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('4006381333931');
    await expect(units).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: 'SKU or barcode' })).toHaveFocus();
    await userEvent.click(units);
    await userEvent.keyboard('LCS-M{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('LCS-M');
    await expect(units).toHaveValue('3');
  },
};

export const AScanReachesTheFieldFromAnywhere: Story = {
  name: 'A scan reaches the field from the page and from a button',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'SKU or barcode' });
    await waitFor(() => expect(field).toHaveFocus());
    field.blur();
    await userEvent.keyboard('LCS-M{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('LCS-M');
    canvas.getByRole('button', { name: 'Apply the count of 2 sizes' }).focus();
    await userEvent.keyboard('96385074{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('96385074');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
