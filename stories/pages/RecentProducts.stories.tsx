import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cottonTote, linenShirt, woolCoat } from '../../contract/examples/products.ts';
import { RecentProducts } from '../../src/pages/RecentProducts.tsx';

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
export const LatestFirst: Story = {
  play: ({ canvas }) => expectTheOtherTwo(() => canvas.queryAllByRole('link')),
};

export const Bare: Story = {
  parameters: { shop: { bare: true } },
  play: ({ canvas }) => expectTheOtherTwo(() => canvas.queryAllByRole('link')),
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 500 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
  },
};

export const BrokenStorage: Story = {
  beforeEach: () => localStorage.setItem('hemline.recentlyViewed', '["half'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
