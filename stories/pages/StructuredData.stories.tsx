import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  linenShirt,
  linenShirtInWidths,
  oneSizeTote,
  woolCoat,
} from '../../contract/examples/products.ts';
import StructuredData from '../../src/pages/StructuredData.tsx';
import { shows } from './states.ts';

/** Renders nothing visible: a script with data for search engines and agents. */
const meta = {
  component: StructuredData,
} satisfies Meta<typeof StructuredData>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's first node as a search engine reads it. */
function readData(canvasElement: HTMLElement) {
  const script = canvasElement.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? 'null')['@graph'][0];
}

export const Sizes: Story = {
  args: { about: { product: linenShirt } },
  afterEach: shows('Each size is a variant with its offer', async ({ canvasElement }) => {
    await expect(readData(canvasElement)).toMatchObject({
      '@type': 'ProductGroup',
      aggregateRating: { ratingValue: 4.6, ratingCount: 40 },
    });
    await expect(readData(canvasElement).hasVariant[2]).toMatchObject({
      size: 'M',
      offers: {
        ...{ price: '89.00', priceCurrency: 'USD' },
        availability: 'https://schema.org/InStock',
      },
    });
  }),
};

/** A name may end the script’s element. */
export const UnsafeName: Story = {
  args: { about: { product: { ...oneSizeTote, name: 'Tote </script><b>' } } },
  afterEach: shows('A name stays a text', async ({ canvasElement }) => {
    await expect(readData(canvasElement)).toMatchObject({ name: 'Tote </script><b>' });
    await expect(canvasElement.querySelector('b')).toBeNull();
  }),
};

export const SharedPictures: Story = {
  args: { about: { product: linenShirtInWidths } },
  afterEach: shows('Pictures have their shared URL', async ({ canvasElement }) => {
    const shared = linenShirtInWidths.images.map(
      ({ name }) => `https://hemline.test/api/shared/${linenShirtInWidths._id}/${name}.jpg`,
    );
    await expect(readData(canvasElement).hasVariant[0].image).toEqual(shared);
  }),
};

export const Category: Story = {
  args: { about: { category: 'men', products: [woolCoat] } },
  afterEach: shows('A category lists its products', async ({ canvasElement }) => {
    await expect(readData(canvasElement)['@type']).toBe('ItemList');
  }),
};

export const Shop: Story = {
  args: { about: { terms: {} } },
  afterEach: shows('The home page describes the shop', async ({ canvasElement }) => {
    await expect(readData(canvasElement)).toMatchObject({ '@type': 'OnlineStore' });
  }),
};
