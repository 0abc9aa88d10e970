import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linenShirt, slipDress } from '../../contract/examples/products.ts';
import { RelatedToProduct } from '../../src/pages/ProductPage.tsx';

const meta = {
  component: RelatedToProduct,
  args: { product: linenShirt },
} satisfies Meta<typeof RelatedToProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OthersOfTheCategory: Story = {};

export const OnlyOthersOfTheCategoryAreShown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(slipDress.name)).toBeVisible();
    await expect(canvas.queryByText(linenShirt.name)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Merino Crew')).not.toBeInTheDocument();
  },
};

export const NothingElse: Story = { parameters: { shop: { products: [linenShirt] } } };
