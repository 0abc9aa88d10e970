import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt, merinoCrew, stripedTee } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied, expectFailure } from '../flows/expecting.ts';
import { logInAnna } from '../mocks/logins.ts';
import { season } from '../mocks/season.ts';
import { takeLastUnits } from './takeLastUnits.ts';

const favourites = [linenShirt, merinoCrew, stripedTee].map(({ _id }) => _id);

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myFavorites, shop: { customer: { favourites } } },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const heart = { name: 'Add Linen Camp Shirt to favourites' };

export const Ready: Story = {
  parameters: { shop: { customer: { favourites: season.slice(0, 12).map(({ _id }) => _id) } } },
};

export const EachFavouriteHasItsHeartFilled: Story = {
  name: 'Each favourite has its heart filled',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await expect(canvas.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Merino Crew' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('My favourites · Hemline'));
  },
};

export const TheLastUnitThatIsTakenIsSoldOut: Story = {
  name: 'The last unit that is taken is sold out',
  tags: ['behaviour'],
  play: ({ canvas }) => takeLastUnits(canvas),
};

/** A product goes as soon as its heart is taken back, and is gone for good. */
export const AFavouriteTakenBackIsGoneForGood: Story = {
  name: 'A favourite taken back is gone for good',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', heart));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Linen Camp Shirt' })).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Ratings' }));
    await canvas.findByRole('heading', { level: 1, name: 'My ratings' });
    await userEvent.click(canvas.getByRole('link', { name: 'Favourites' }));
    await canvas.findByRole('heading', { level: 1, name: 'My favourites' });
    await expect(await canvas.findByRole('link', { name: 'Merino Crew' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Linen Camp Shirt' })).not.toBeInTheDocument();
  },
};

/** The same on a server with only the specification's calls. */
export const AFavouriteTakenBackIsGoneOnAPlainServer: Story = {
  ...AFavouriteTakenBackIsGoneForGood,
  name: 'A favourite taken back is gone on a plain server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true, customer: { favourites } } },
};

/** The focus stays with the list when the heart under it goes. */
export const TheFocusStaysWithTheList: Story = {
  name: 'The focus stays with the list',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', heart)).focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Linen Camp Shirt' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Favourites' })).toHaveFocus());
  },
};

/** The product comes back, and the failure is said. */
export const AFailedRemovalBringsTheProductBack: Story = {
  name: 'A failed removal brings the product back',
  tags: ['behaviour'],
  parameters: {
    shop: { customer: { favourites }, outages: { 'POST /removefavorite/:id': 500 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', heart));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your favourites could not be changed. Please try again.',
    );
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getfavorites': 'silent' } } },
};

export const LoadingProductsIsAnnounced: Story = {
  ...Loading,
  name: 'Loading products is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading products' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { customer: { favourites: [] } } } };

export const AnEmptyListLeadsToTheClothes: Story = {
  ...Empty,
  name: 'An empty list leads to the clothes',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no favourites yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getfavorites': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.myFavorites),
};

export const Unauthorized: Story = {
  parameters: { shop: { outages: { 'GET /getfavorites': 401 } } },
};

export const AnEndedSessionIsDenied: Story = {
  ...Unauthorized,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
