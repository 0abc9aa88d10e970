import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { BestSellers } from '../../../../src/features/admin/home/ShopFigures.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: BestSellers,
  args: { sellers: exampleSummary.bestSellers },
} satisfies Meta<typeof BestSellers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {
  afterEach: shows('Each product has its units, revenue and link', async ({ canvas }) => {
    const [best] = exampleSummary.bestSellers;
    const row = canvas.getByRole('row', { name: /^Linen Camp Shirt/ });
    await expect(row).toHaveTextContent('Linen Camp Shirt31$2,759.00');
    await expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toHaveAttribute(
      'href',
      adminPaths.modifyProduct(best?.productId ?? ''),
    );
  }),
};

export const ColoursOfAStyleAreDistinct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Merino Crew, Forest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Merino Crew, Oat' })).toBeVisible();
  },
};
