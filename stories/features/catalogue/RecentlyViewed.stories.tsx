import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { exampleProducts, slipDress, woolCoat } from '../../../contract/examples/products.ts';
import { RecentlyViewed } from '../../../src/features/catalogue/RecentlyViewed.tsx';
import { manyProducts } from '../../mocks/manyProducts.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: RecentlyViewed,
  args: { products: exampleProducts },
  parameters: {
    guide: {
      instead: {
        RelatedProducts: 'for what is like the product on the page.',
        ProductCard: 'where a heart and sizes are of use.',
      },
      content: ['Picture, name and price; nothing can be done here but going there.'],
      announced: [
        'A region named “Recently viewed” with a list of links, each with name and price. It is busy while they load.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RecentlyViewed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {
  afterEach: shows('Each product links to its page', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: /^Wool Car Coat/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\//),
    );
  }),
};

export const ManyOnAPhone: Story = {
  args: { products: [woolCoat, slipDress, ...manyProducts(10, 'men')] },
  globals: { viewport: { value: 'phone' } },
};

export const TheRowScrollsWithTheKeyboard: Story = {
  ...ManyOnAPhone,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Wool Car Coat\s*\$/ })).toHaveFocus(),
    );
    for (let step = 0; step < 6; step++) await userEvent.tab();
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  args: { products: undefined, loading: 5 },
  afterEach: shows('A loading row is marked as busy', async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  }),
};

export const WithoutViewedProductsThereIsNoHeading: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
