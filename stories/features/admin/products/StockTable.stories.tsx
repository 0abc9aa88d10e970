import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { StockTable } from '../../../../src/features/admin/products/StockTable.tsx';
import { putRows } from '../../../../src/features/admin/products/stockEntries.ts';
import { shows } from '../../../pages/states.ts';
import { fourSizes } from './examples.ts';
import { padded } from './padded.tsx';

const onChange = fn();

function Sizes({ rows, ...rest }: ComponentProps<typeof StockTable>) {
  const [shown, setShown] = useState(rows);
  return (
    <StockTable
      {...rest}
      rows={shown}
      onChange={(changed) => {
        onChange(changed);
        setShown(putRows(shown, changed, shown));
      }}
    />
  );
}

const meta = {
  component: StockTable,
  args: { rows: fourSizes, onChange },
  render: (args) => <Sizes {...args} />,
  decorators: [padded],
  parameters: {
    guide: {
      instead: {
        SizeTable: 'for measures of the body.',
        StockBadge: 'to show stock in a list.',
      },
      content: [
        'Quantities are whole numbers. A description is a measure: “Chest 96 cm”.',
        'The last line sums up: “4 sizes, 37 items, 2 reserved”.',
      ],
      announced: [
        'A table named “Sizes and stock”; each field names its size: “Quantity of M”.',
        'What a paste filled in is a status; what was wrong with it is announced as well.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StockTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const quantity = (canvas: Canvas, size: string) =>
  canvas.getByRole('textbox', { name: `Quantity of ${size}` });

async function pasteInto(canvas: Canvas, size: string, text: string) {
  await userEvent.click(quantity(canvas, size));
  await userEvent.paste(text);
}

export const FourSizes: Story = {};

export const TheTotalFollowsTypedValues: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 sizes, 16 items, 2 reserved')).toBeVisible();
    await userEvent.type(quantity(canvas, 'XL'), '5');
    await waitFor(() => expect(canvas.getByText('4 sizes, 21 items, 2 reserved')).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Offer size S' }));
    await expect(onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ size: 'S', offered: false }),
    ]);
    await expect(quantity(canvas, 'S')).toHaveValue('');
  },
};

export const InvalidQuantitiesDoNotCount: Story = {
  name: 'Invalid quantities do not count, and Tab moves through a row',
  play: async ({ canvas }) => {
    for (const text of ['-20', '1e9', '0x10', '2.5']) {
      await userEvent.clear(quantity(canvas, 'S'));
      await userEvent.type(quantity(canvas, 'S'), text);
      await waitFor(() => expect(quantity(canvas, 'S')).toHaveValue(text));
      await expect(canvas.getByText('3 sizes, 7 items, 2 reserved')).toBeVisible();
    }
    quantity(canvas, 'S').focus();
    await userEvent.keyboard('{Control>}a{/Control}12');
    await userEvent.tab();
    await userEvent.keyboard('Chest 90 cm');
    await expect(canvas.getByRole('textbox', { name: 'Description of S' })).toHaveValue(
      'Chest 90 cm',
    );
    await expect(onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ size: 'S', quantity: '12', description: 'Chest 90 cm' }),
    ]);
  },
};

/** An empty cell leaves its row unchanged. */
export const APastedColumnFillsTheRows: Story = {
  name: 'A pasted column fills the rows, two columns fill their sizes',
  play: async ({ canvas }) => {
    await pasteInto(canvas, 'S', '10\r\n\r\n30\r\n40\r\n');
    await expect(canvas.getByText('Filled in: S, L, XL.')).toBeVisible();
    await expect(quantity(canvas, 'S')).toHaveValue('10');
    await expect(quantity(canvas, 'M')).toHaveValue('3');
    await expect(quantity(canvas, 'L')).toHaveValue('30');
    await expect(quantity(canvas, 'XL')).toHaveValue('40');
    await expect(canvas.getByRole('checkbox', { name: 'Offer size XL' })).toBeChecked();
    await pasteInto(canvas, 'L', 'xl\t6\nS\t0');
    await expect(canvas.getByText('Filled in: S, XL.')).toBeVisible();
    await expect(quantity(canvas, 'S')).toHaveValue('0');
    await expect(quantity(canvas, 'XL')).toHaveValue('6');
    await expect(quantity(canvas, 'L')).toHaveValue('30');
  },
};

export const AnInvalidColumnIsNotPasted: Story = {
  name: 'An invalid column is not pasted, a single number is',
  play: async ({ canvas }) => {
    await pasteInto(canvas, 'L', '1\ntwo\n3');
    await expect(canvas.getByText('Nothing was pasted.')).toBeVisible();
    await expect(canvas.getByText('Line 2: “two” is not a whole number, 0 or more')).toBeVisible();
    await expect(canvas.getByText('Line 3: there is no size left for it')).toBeVisible();
    await expect(quantity(canvas, 'L')).toHaveValue('4');
    await pasteInto(canvas, 'L', '3XL\t1\nS\t1\nS\t2');
    await expect(canvas.getByText('Line 1: there is no size “3XL” here')).toBeVisible();
    await expect(canvas.getByText('Line 3: size S is there twice')).toBeVisible();
    await expect(onChange).not.toHaveBeenCalled();
    await pasteInto(canvas, 'XL', '8');
    await expect(quantity(canvas, 'XL')).toHaveValue('8');
  },
};

export const WithoutASizeItSaysSo: Story = {
  args: { rows: fourSizes.slice(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No size is offered yet.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone labels each field', async ({ canvas }) => {
    for (const [name, field] of [
      ['Quantity', quantity(canvas, 'S')],
      ['Description', canvas.getByRole('textbox', { name: 'Description of S' })],
    ] as const) {
      const heading = canvas.getByRole('columnheader', { name });
      await expect(heading.clientWidth).toBeGreaterThan(40);
      const [text, label] = [field, heading].map((each) => each.getBoundingClientRect());
      await expect(label?.bottom).toBeLessThanOrEqual(text?.top ?? 0);
      await expect(Math.abs((label?.left ?? 0) - (text?.left ?? 0))).toBeLessThan(24);
    }
  }),
};
