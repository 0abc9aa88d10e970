import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { MeasuresTable } from '../../../../src/features/admin/products/MeasuresTable.tsx';
import { putMeasure } from '../../../../src/features/admin/products/measureEntries.ts';
import { padded } from './padded.tsx';

const onChange = fn();

function Typed({ rows, ...rest }: ComponentProps<typeof MeasuresTable>) {
  const [shown, setShown] = useState(rows);
  return (
    <MeasuresTable
      {...rest}
      rows={rows.map(({ size }) => shown.find((row) => row.size === size) ?? { size })}
      onChange={(...change) => {
        onChange(...change);
        setShown(putMeasure(shown, ...change));
      }}
    />
  );
}

const meta = {
  component: MeasuresTable,
  args: {
    rows: [
      { size: 'S', length: '66', chest: '50.5', shoulder: '43', sleeve: '64' },
      { size: 'M', length: '68', chest: '53' },
      { size: 'L' },
    ],
    onChange,
  },
  render: (args) => <Typed {...args} />,
  decorators: [padded],
  parameters: {
    guide: {
      instead: {
        StockTable: 'for how many there are of each size.',
        MeasurementsTable: 'to show them.',
      },
      content: ['Centimetres with one decimal at most: “52.5”. An empty field is not known.'],
      announced: [
        'A table named “Measures in cm”; each field names its measure and its size: “Chest of M, cm”.',
        'What is wrong stands below the row, and is the description of its field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MeasuresTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyMeasured: Story = {};

export const MeasuresInFrenchHaveAComma: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    const field = canvas.getByDisplayValue('50,5');
    await userEvent.clear(field);
    await userEvent.type(field, '51,5');
    await expect(field).toHaveValue('51,5');
    await expect(onChange).toHaveBeenLastCalledWith('S', 'chest', '51.5');
  },
};

export const TabGoesThroughARow: Story = {
  name: 'Tab moves through a row, a comma becomes a point, and each change names its size',
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Inseam of M, cm' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('70');
    await userEvent.tab();
    await userEvent.keyboard('55,5');
    await expect(canvas.getByRole('textbox', { name: 'Length of L, cm' })).toHaveValue('70');
    await expect(canvas.getByRole('textbox', { name: 'Chest of L, cm' })).toHaveValue('55.5');
    const chest = canvas.getByRole('textbox', { name: 'Chest of L, cm' });
    await userEvent.clear(chest);
    await userEvent.type(chest, '56');
    await expect(chest).toHaveValue('56');
    await expect(onChange).toHaveBeenLastCalledWith('L', 'chest', '56');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Length of M, cm' }));
    await expect(onChange).toHaveBeenLastCalledWith('M', 'length', '');
  },
};

export const Wrong: Story = {
  args: {
    errors: {
      S: {
        chest: 'Use 1 to 300 cm',
        sleeve: 'Use centimetres with at most one decimal, e.g. 52.5',
      },
    },
  },
};

export const OnAPhone: Story = {
  ...Wrong,
  globals: { viewport: { value: 'phone' } },
};
