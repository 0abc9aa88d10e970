import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { RelatedProducts } from '../../../src/features/catalogue/RelatedProducts.tsx';
import { manyProducts } from '../../mocks/manyProducts.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: RelatedProducts,
  args: {
    to: linenShirt,
    related: { status: 'ready', products: [linenShirt, ...manyProducts(4, 'women')] },
    isFavourite: () => false,
    onToggleFavourite: fn(),
    onQuickAdd: fn(),
  },
  parameters: {
    guide: {
      instead: {
        RecentlyViewed: 'for what this visitor has looked at.',
        ProductSection: 'on the home page.',
      },
      content: [
        'The heading is “You may also like”. Four products at most, and none of them the same in another colour.',
        'Where there is nothing like it, the whole part is missing.',
      ],
      announced: ['A region named by its heading, one level below the product’s name.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof RelatedProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourOthers: Story = {
  afterEach: shows('The product itself is excluded', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You may also like' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: linenShirt.name })).not.toBeInTheDocument();
  }),
};

export const Loading: Story = { args: { related: { status: 'loading' } } };

export const Failed: Story = {
  args: { related: { status: 'failed' } },
  afterEach: shows('A failed list links to the category', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the whole category' })).toHaveAttribute(
      'href',
      '/women',
    );
  }),
};

export const WithoutOthersThereIsNoHeading: Story = {
  args: { related: { status: 'ready', products: [linenShirt] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
