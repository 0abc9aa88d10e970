import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleProducts } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { shows } from './states.ts';
import { takeLastUnits } from './takeLastUnits.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/search?q=linen' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TheWordsAreInTheHeadingAndTheTitle: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Results for “linen”', level: 1 });
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Results for “linen” · Hemline'));
    await step('Enter searches for other words', async () => {
      const field = canvas.getByRole('searchbox', { name: 'Search the shop' });
      await userEvent.clear(field);
      await userEvent.type(field, 'merino{Enter}');
      await canvas.findByRole('heading', { name: 'Results for “merino”' });
      await expect(await canvas.findByRole('link', { name: 'Merino Crew' })).toBeVisible();
    });
  },
};

export const WithItsLastUnitTakenAProductIsSoldOut: Story = {
  name: 'A size is sold out once its last unit is added',
  beforeEach: logInAnna,
  play: ({ canvas }) => takeLastUnits(canvas),
};

export const WithoutWords: Story = {
  parameters: { route: '/search', shop: { products: exampleProducts } },
  afterEach: shows('Without words all products are found', async ({ canvas }) => {
    await expect(await canvas.findByText('8 products')).toBeVisible();
  }),
};

/** Target of "See all" on the home page. */
export const MostPopular: Story = {
  parameters: { route: '/search?flag=mostPopular' },
  afterEach: shows('A flag names the page', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Most Popular', level: 1 });
    await waitFor(() => expect(document.title).toBe('Most Popular · Hemline'));
  }),
};

export const AWordOfTheOwnersListLeadsToItsPage: Story = {
  name: 'A word of the owner’s list leads to its page',
  parameters: { route: '/search' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the shop' });
    await userEvent.type(field, 'New in{Enter}');
    await canvas.findByRole('heading', { name: 'New Collection', level: 1 });
    await expect(field).toHaveValue('');
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
};

export const Empty: Story = { parameters: { route: '/search?q=tuxedo' } };

const misspelt = { route: '/search?q=linnen+shrit', shop: { products: exampleProducts } };

const saysWhatWasSearchedFor = shows('The corrected search is shown', async ({ canvas }) => {
  await canvas.findByText('Showing “linen” for “linnen” and “shirt” for “shrit”.');
  await expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
});

export const Misspelt: Story = { parameters: misspelt, afterEach: saysWhatWasSearchedFor };

/** The list is searched in the browser. */
export const MisspeltOnASpecOnlyServer: Story = {
  parameters: { ...misspelt, shop: { ...misspelt.shop, plain: true } },
  afterEach: saysWhatWasSearchedFor,
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'offline' } } },
};

export const Offline: Story = { globals: { network: 'offline' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
