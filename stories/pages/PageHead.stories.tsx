import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { linenShirt, linenShirtInWidths } from '../../contract/examples/products.ts';
import { pageMeta, productMeta } from '../../contract/pages.ts';
import { PageHead } from '../../src/pages/PageHead.tsx';
import { exampleConfig } from '../mocks/config.ts';
import { shows } from './states.ts';

const { shop } = exampleConfig;

/** Renders nothing visible: title, meta tags and data for search engines. */
const meta = {
  component: PageHead,
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

function tag(name: string) {
  return document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
}

export const Listing: Story = {
  args: { meta: pageMeta('/women', shop) },
  afterEach: shows('A listing has its title, text and address', async () => {
    await waitFor(() => expect(document.title).toBe('Women · Hemline'));
    await expect(tag('description')).toHaveAttribute('content', expect.stringMatching(/^Women’s/));
    const canonical = document.head.querySelector('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', 'https://hemline.test/women');
    await expect(tag('og:image')).toHaveAttribute('content', 'https://hemline.test/share.jpg');
  }),
};

export const PrivatePage: Story = {
  args: { title: 'My orders', noindex: true },
  afterEach: shows('A private page has only a title', async () => {
    await waitFor(() => expect(document.title).toBe('My orders · Hemline'));
    await expect(tag('robots')).toHaveAttribute('content', 'noindex');
    await expect(tag('description')).toBeNull();
  }),
};

export const ProductPage: Story = {
  args: { meta: productMeta(linenShirt, shop), about: { product: linenShirt } },
  afterEach: shows('A product has its data for search engines', async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toBe('Linen Camp Shirt · Hemline'));
    await expect(tag('og:type')).toHaveAttribute('content', 'product');
    const data = () => canvasElement.querySelector('script[type="application/ld+json"]');
    await waitFor(() => expect(data()).toHaveTextContent('"ProductGroup"'));
  }),
};

/** A shared URL finds the pictures as long as the product is in the shop. */
export const WithSharedPictures: Story = {
  args: { meta: productMeta(linenShirtInWidths, shop) },
  afterEach: shows('Shared pictures keep their URL', async () => {
    const [picture] = linenShirtInWidths.images;
    const shared = `https://hemline.test/api/shared/${linenShirtInWidths._id}/${picture?.name}.jpg`;
    await waitFor(() => expect(tag('og:image')).toHaveAttribute('content', shared));
  }),
};
