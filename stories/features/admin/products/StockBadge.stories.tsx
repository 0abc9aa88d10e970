import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { cottonTote, linenShirt, woolCoat } from '../../../../contract/examples/products.ts';
import { jeansScale } from '../../../../contract/examples/sizeScales.ts';
import { StockBadge } from '../../../../src/features/admin/products/ProductsGrid.tsx';
import { shows } from '../../../pages/states.ts';
import { paletteColour } from '../../../paletteColour.ts';

const meta = {
  component: StockBadge,
  args: { sizes: cottonTote.sizes },
  parameters: {
    guide: {
      instead: {
        StatusBadge: 'for the state of an order.',
        StockTable: 'to change it.',
      },
      content: ['The free items in all; below, only what is short: “Low: S, M”, “Sold out”.'],
      announced: ['The number, then what is short.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof StockBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enough: Story = {
  afterEach: shows('Enough is only a number', async ({ canvas }) => {
    await expect(canvas.getByText('20')).toBeVisible();
    await expect(canvas.queryByText(/Low/)).not.toBeInTheDocument();
  }),
};

/** Two of the three M are reserved, and all of the L. */
export const Low: Story = { args: { sizes: linenShirt.sizes } };

export const ManyLowSizesTakeThreeLines: Story = {
  args: {
    sizes: jeansScale.sizes.map((size) => ({
      ...{ size, quantity: 1, quantityReserved: 0, description: '' },
    })),
  },
  render: (args) => (
    <div style={{ width: 90 }}>
      <StockBadge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const low = canvas.getByText(/^Low: W24 L28/);
    const lines = low.clientHeight / Number.parseFloat(getComputedStyle(low).lineHeight);
    await expect(Math.round(lines)).toBe(3);
  },
};

export const SoldOut: Story = {
  args: { sizes: woolCoat.sizes },
  afterEach: shows('Sold-out stock has the error colour', async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toHaveStyle({ color: paletteColour('error.main') });
  }),
};

export const NoSizes: Story = { args: { sizes: [] } };
