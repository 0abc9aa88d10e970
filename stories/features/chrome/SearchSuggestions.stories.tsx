import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { productsInColours } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import { SearchSuggestions } from '../../../src/features/chrome/SearchSuggestions.tsx';
import { shows } from '../../pages/states.ts';

const products = productsInColours.slice(0, 5);

const meta = {
  component: SearchSuggestions,
  args: { products, total: 12 },
} satisfies Meta<typeof SearchSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  afterEach: shows('The number of matches is announced', async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 products found');
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    products: products.map((product, at) =>
      at === 1
        ? { ...product, name: 'Hand-Finished Double-Faced Cashmere Travel Coat', images: [] }
        : { ...product, price: 89, regularPrice: 120 },
    ),
  },
};

export const NoneMatch: Story = {
  args: { products: [], total: 0 },
  afterEach: shows('Missing matches are shown and announced', async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('No products match');
    await expect(status.getBoundingClientRect().height).toBeGreaterThan(16);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  }),
};

export const EachIsALinkWithItsPrice: Story = {
  name: 'Each is a link with its price, reached by Tab',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      products.map(({ _id }) => paths.product(_id)),
    );
    for (const [at, { name, price }] of products.entries()) {
      await expect(links[at]).toHaveTextContent(name);
      await expect(links[at]).toHaveTextContent(formatPrice(price));
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};
