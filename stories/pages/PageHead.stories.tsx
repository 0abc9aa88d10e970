import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  cottonTote,
  linenShirt,
  linenShirtInWidths,
  woolCoat,
} from '../../contract/examples/products.ts';
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

/** The product as a search engine reads it. */
function readData(canvasElement: HTMLElement) {
  const script = canvasElement.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? 'null');
}

export const Listing: Story = {
  args: { meta: pageMeta('/women', shop) },
  afterEach: shows('A listing has its title, text and address', async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toBe('Women · Hemline'));
    await expect(tag('description')).toHaveAttribute('content', expect.stringMatching(/^Women’s/));
    const canonical = document.head.querySelector('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', 'https://hemline.test/women');
    await expect(tag('og:image')).toHaveAttribute('content', 'https://hemline.test/share.jpg');
    await expect(readData(canvasElement)).toBeNull();
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
  args: { meta: productMeta(linenShirt, shop) },
  afterEach: shows('A product has its data for search engines', async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toBe('Linen Camp Shirt · Hemline'));
    await expect(tag('og:type')).toHaveAttribute('content', 'product');
    await expect(readData(canvasElement)).toMatchObject({
      '@type': 'Product',
      offers: {
        price: '89.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 4.6, ratingCount: 40 },
    });
  }),
};

/** A shared URL finds the pictures as long as the product is in the shop. */
export const WithSharedPictures: Story = {
  args: { meta: productMeta(linenShirtInWidths, shop) },
  afterEach: shows('Shared pictures keep their URL', async ({ canvasElement }) => {
    const shared = linenShirtInWidths.images.map(
      ({ name }) => `https://hemline.test/api/shared/${linenShirtInWidths._id}/${name}.jpg`,
    );
    await waitFor(() => expect(tag('og:image')).toHaveAttribute('content', shared[0]));
    await expect(readData(canvasElement)).toMatchObject({ image: shared });
  }),
};

export const SoldOut: Story = {
  args: { meta: productMeta(woolCoat, shop) },
  afterEach: shows('A sold-out product is out of stock', async ({ canvasElement }) => {
    await expect(readData(canvasElement).offers.availability).toBe('https://schema.org/OutOfStock');
  }),
};

export const NotRated: Story = {
  args: { meta: productMeta(cottonTote, shop) },
  afterEach: shows('Without ratings the data has no rating', async ({ canvasElement }) => {
    await expect(readData(canvasElement)).not.toHaveProperty('aggregateRating');
  }),
};
