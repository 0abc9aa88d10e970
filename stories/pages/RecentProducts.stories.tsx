import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cottonTote, linenShirt, woolCoat } from '../../contract/examples/products.ts';
import RecentProducts from '../../src/pages/RecentProducts.tsx';
import { shows } from './states.ts';

const viewed = [woolCoat._id, 'a product that is gone', linenShirt._id, cottonTote._id];

const meta = {
  component: RecentProducts,
  args: { except: linenShirt._id },
  beforeEach: () => localStorage.setItem('hemline.recentlyViewed', JSON.stringify(viewed)),
} satisfies Meta<typeof RecentProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

const showsTheOtherTwo = shows(
  'The latest comes first, without removed products',
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryAllByRole('link').map((link) => link.textContent)).toEqual([
        'Wool Car Coat$389.00',
        'Cotton Tote$35.50',
      ]),
    );
  },
);

const showsNothing = shows('Nothing is shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
});

export const LatestFirst: Story = { afterEach: showsTheOtherTwo };

/** Its products are found in the whole list. */
export const SpecOnlyServer: Story = {
  parameters: { shop: { plain: true } },
  afterEach: showsTheOtherTwo,
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 500 } } },
  afterEach: showsNothing,
};

export const BrokenStorage: Story = {
  beforeEach: () => localStorage.setItem('hemline.recentlyViewed', '["half'),
  afterEach: showsNothing,
};
