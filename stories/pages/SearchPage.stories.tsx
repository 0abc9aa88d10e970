import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { takeLastUnits } from './takeLastUnits.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/search?q=linen' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TheWordsAreInTheHeadingAndTheTitle: Story = {
  name: 'The words are in the heading and the title',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Results for “linen”', level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Results for “linen” · Hemline'));
  },
};

export const CustomerTakesLastUnits: Story = { beforeEach: logInAnna };

export const TheLastUnitThatIsTakenIsSoldOut: Story = {
  ...CustomerTakesLastUnits,
  name: 'The last unit that is taken is sold out',
  tags: ['behaviour'],
  play: ({ canvas }) => takeLastUnits(canvas),
};

export const EnterSearchesForOtherWords: Story = {
  name: 'Enter searches for other words',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the shop' });
    await userEvent.clear(field);
    await userEvent.type(field, 'merino{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Results for “merino”' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Merino Crew' })).toBeVisible();
  },
};

export const WithoutWords: Story = { parameters: { route: '/search' } };

export const WithoutWordsEverythingIsFound: Story = {
  ...WithoutWords,
  name: 'Without words everything is found',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 products')).toBeVisible();
  },
};

/** Where "See all" of the home page leads. */
export const MostPopular: Story = { parameters: { route: '/search?flag=mostPopular' } };

export const AFlagNamesThePage: Story = {
  ...MostPopular,
  name: 'A flag names the page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Most Popular', level: 1 }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Most Popular · Hemline'));
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
};

export const LoadingProductsIsAnnounced: Story = {
  ...Loading,
  name: 'Loading products is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading products' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { route: '/search?q=tuxedo' } };

export const WordsThatFindNothingLeadToEverything: Story = {
  ...Empty,
  name: 'Words that find nothing lead to everything',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing found for “tuxedo”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See everything' }));
    await expect(await canvas.findByRole('heading', { name: 'All products' })).toBeVisible();
    await expect(await canvas.findByText('8 products')).toBeVisible();
  },
};

export const Misspelt: Story = { parameters: { route: '/search?q=linnen+shrit' } };

export const WhatWasLookedForInsteadIsSaid: Story = {
  ...Misspelt,
  name: 'What was looked for instead is said',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Showing “linen” for “linnen” and “shirt” for “shrit”.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
  },
};

export const APlainServersListSaysSoToo: Story = {
  ...Misspelt,
  name: 'So it is with a plain server’s list',
  tags: ['behaviour'],
  parameters: { ...Misspelt.parameters, shop: { plain: true } },
  play: WhatWasLookedForInsteadIsSaid.play,
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'offline' } } },
};

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureIsToldOnThePage: Story = {
  ...Failed,
  name: 'A failure is told on the page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oops! Something went wrong...')).toBeVisible();
  },
};

export const PlainServer: Story = { parameters: { shop: { plain: true } } };

export const APlainServersListIsSearched: Story = {
  ...PlainServer,
  name: 'A plain server’s list is searched',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 product')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
