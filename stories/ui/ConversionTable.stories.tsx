import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/guide.ts';
import { shoeScale } from '../../contract/examples/sizeScales.ts';
import { ConversionTable } from '../../src/ui/ConversionTable.tsx';

const meta = {
  component: ConversionTable,
  args: { label: 'Women’s shoes', ...shoeScale },
  parameters: {
    guide: {
      instead: { SizeTable: 'for body measurements.' },
      content: ['Systems as short as they are called: “UK”. A dash where a value is unknown.'],
      announced: ['A table with its name; each row is read by its size.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConversionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shoes: Story = {};

export const UnknownValues: Story = {
  args: { sizes: ['36', '38'], conversions: [{ name: 'UK', values: ['8'] }] },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
