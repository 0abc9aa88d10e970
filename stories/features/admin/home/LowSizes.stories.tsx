import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { LowSizes } from '../../../../src/features/admin/home/ShopFigures.tsx';
import { shows } from '../../../pages/states.ts';
import { paletteColour } from '../../../paletteColour.ts';

const meta = {
  component: LowSizes,
  args: { sizes: exampleSummary.lowSizes },
} satisfies Meta<typeof LowSizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RunningOut: Story = {
  afterEach: shows(
    'Each size links to its product’s form, and a sold-out one is marked as an error',
    async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Linen Camp Shirt, size L' })).toHaveAttribute(
        'href',
        adminPaths.modifyProduct(first?.productId ?? ''),
      );
      await expect(canvas.getAllByText('Sold out')).toHaveLength(3);
      for (const soldOut of canvas.getAllByText('Sold out')) {
        await expect(soldOut).toHaveStyle({ color: paletteColour('error.main') });
      }
    },
  ),
};

export const ColoursOfAStyleAreDistinct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Merino Crew, Forest, size XL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Merino Crew, Oat, size XL' })).toBeVisible();
  },
};

const [first, ...others] = exampleSummary.lowSizes;

export const WithWaitingCustomers: Story = {
  args: { sizes: [...(first ? [{ ...first, waiting: 12 }] : []), ...others] },
  afterEach: shows('The number of waiting customers is shown if any', async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Waiting' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Linen Camp Shirt.* 12$/ })).toBeVisible();
  }),
};
