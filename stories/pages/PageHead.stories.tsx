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

const { shop } = exampleConfig;

/** Shows nothing: it speaks to the browser's tab, to search engines and where a page is shared. */
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

export const OfAListing: Story = { args: { meta: pageMeta('/women', shop) } };

export const AListingHasItsTitleTextAndAddress: Story = {
  ...OfAListing,
  name: 'A listing has its title, text and address',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toBe('Women · Hemline'));
    await expect(tag('description')).toHaveAttribute('content', expect.stringMatching(/^Women’s/));
    const canonical = document.head.querySelector('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', 'https://hemline.test/women');
    await expect(tag('og:image')).toHaveAttribute('content', 'https://hemline.test/share.jpg');
    await expect(readData(canvasElement)).toBeNull();
  },
};

export const OfAPageThatIsNotPublic: Story = { args: { title: 'My orders', noindex: true } };

export const APageThatIsNotPublicHasItsTitleAlone: Story = {
  ...OfAPageThatIsNotPublic,
  name: 'A page that is not public has its title alone',
  tags: ['behaviour'],
  play: async () => {
    await waitFor(() => expect(document.title).toBe('My orders · Hemline'));
    await expect(tag('robots')).toHaveAttribute('content', 'noindex');
    await expect(tag('description')).toBeNull();
  },
};

export const OfAProduct: Story = { args: { meta: productMeta(linenShirt, shop) } };

export const AProductHasItsDataForSearchEngines: Story = {
  ...OfAProduct,
  name: 'A product has its data for search engines',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
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
  },
};

/** A URL that is kept finds the pictures there for as long as the product is in the shop. */
export const WithSharedPictures: Story = {
  args: { meta: productMeta(linenShirtInWidths, shop) },
};

export const SharedPicturesKeepTheirAddress: Story = {
  ...WithSharedPictures,
  name: 'Shared pictures keep their address',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const shared = linenShirtInWidths.images.map(
      ({ name }) => `https://hemline.test/api/shared/${linenShirtInWidths._id}/${name}.jpg`,
    );
    await waitFor(() => expect(tag('og:image')).toHaveAttribute('content', shared[0]));
    await expect(readData(canvasElement)).toMatchObject({ image: shared });
  },
};

export const SoldOut: Story = { args: { meta: productMeta(woolCoat, shop) } };

export const ASoldOutProductIsMarkedAsOutOfStock: Story = {
  ...SoldOut,
  name: 'A sold-out product is marked as out of stock',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await expect(readData(canvasElement).offers.availability).toBe('https://schema.org/OutOfStock');
  },
};

export const NobodyRated: Story = { args: { meta: productMeta(cottonTote, shop) } };

export const WithoutRatingsThereIsNoRatingInTheData: Story = {
  ...NobodyRated,
  name: 'Without ratings there is no rating in the data',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await expect(readData(canvasElement)).not.toHaveProperty('aggregateRating');
  },
};
