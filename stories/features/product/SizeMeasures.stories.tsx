import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { SizeMeasures } from '../../../src/features/product/SizeMeasures.tsx';

const meta = {
  component: SizeMeasures,
  args: { sizes: linenShirt.sizes },
} satisfies Meta<typeof SizeMeasures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveSizes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'XL' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Chest 108 cm' })).toBeVisible();
  },
};
