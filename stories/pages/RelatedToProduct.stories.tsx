import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { linenShirt, slipDress } from '../../contract/examples/products.ts';
import { RelatedToProduct } from '../../src/pages/RelatedToProduct.tsx';

const meta = {
  component: RelatedToProduct,
  args: { product: linenShirt },
} satisfies Meta<typeof RelatedToProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OthersOfTheCategory: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(slipDress.name)).toBeVisible();
    await expect(canvas.queryByText(linenShirt.name)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Merino Crew')).not.toBeInTheDocument();
  },
};

export const NothingElse: Story = {
  parameters: { shop: { products: [linenShirt] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('You may also like'));
  },
};
