import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cottonTote, linenShirt, woolCoat } from '../../contract/examples/products.ts';
import RecentProducts from '../../src/pages/RecentProducts.tsx';

const viewed = [woolCoat._id, 'a product that is gone', linenShirt._id, cottonTote._id];

const meta = {
  component: RecentProducts,
  args: { except: linenShirt._id },
  beforeEach: () => localStorage.setItem('hemline.recentlyViewed', JSON.stringify(viewed)),
} satisfies Meta<typeof RecentProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectTheOtherTwo(getLinks: () => HTMLElement[]) {
  await waitFor(() =>
    expect(getLinks().map((link) => link.textContent)).toEqual([
      'Wool Car Coat$389.00',
      'Cotton Tote$35.50',
    ]),
  );
}

/** The latest first, without the product itself and without what the shop no longer has. */
export const LatestFirst: Story = {};

export const TheLatestComesFirstAndGoneOnesAreLeftOut: Story = {
  name: 'The latest comes first and gone ones are left out',
  tags: ['behaviour'],
  play: ({ canvas }) => expectTheOtherTwo(() => canvas.queryAllByRole('link')),
};

export const PlainServer: Story = { parameters: { shop: { plain: true } } };

export const APlainServersProductsAreFoundInTheWholeList: Story = {
  ...PlainServer,
  name: 'A plain server’s products are found in the whole list',
  tags: ['behaviour'],
  play: ({ canvas }) => expectTheOtherTwo(() => canvas.queryAllByRole('link')),
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
};

export const ARowOnItsWaySaysThatItIsBusy: Story = {
  ...Loading,
  name: 'A row on its way says that it is busy',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /allproducts': 500 } } } };

export const AFailureShowsNothing: Story = {
  ...Failed,
  name: 'A failure shows nothing',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
  },
};

export const BrokenStorage: Story = {
  beforeEach: () => localStorage.setItem('hemline.recentlyViewed', '["half'),
};

export const ABrokenMemoryShowsNothing: Story = {
  ...BrokenStorage,
  name: 'A broken memory shows nothing',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
