import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linenShirt, merinoCrew, stripedTee } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { season } from '../../mocks/season.ts';
import { failed, loading, sessionEnded, shows } from '../states.ts';
import { takeLastUnits } from '../takeLastUnits.ts';

const favourites = [linenShirt, merinoCrew, stripedTee].map(({ _id }) => _id);

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myFavorites, shop: { customer: { favourites } } },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const shirt = { name: 'Linen Camp Shirt' };
const crew = { name: 'Merino Crew' };
const heart = { name: 'Add Linen Camp Shirt to favourites' };

export const Ready: Story = {
  parameters: { shop: { customer: { favourites: season.slice(0, 12).map(({ _id }) => _id) } } },
};

export const WithItsLastUnitTakenAProductIsSoldOut: Story = {
  name: 'A size is sold out once its last unit is added',
  play: ({ canvas }) => takeLastUnits(canvas),
};

export const ARemovedFavouriteIsGonePermanently: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
    await expect(canvas.getByRole('link', crew)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('My favourites · Hemline'));
    await expect(canvas.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('button', heart).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('link', shirt)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Favourites' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('link', { name: 'Ratings' }));
    await canvas.findByRole('heading', { level: 1, name: 'My ratings' });
    await userEvent.click(canvas.getByRole('link', { name: 'Favourites' }));
    await canvas.findByRole('heading', { level: 1, name: 'My favourites' });
    await expect(await canvas.findByRole('link', crew)).toBeVisible();
    await expect(canvas.queryByRole('link', shirt)).not.toBeInTheDocument();
  },
};

export const ARemovedFavouriteIsGoneOnASpecOnlyServer: Story = {
  ...ARemovedFavouriteIsGonePermanently,
  name: 'A removed favourite is gone on a spec-only server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true, customer: { favourites } } },
};

export const AFailedRemovalRestoresTheProduct: Story = {
  parameters: {
    shop: { customer: { favourites }, outages: { 'POST /removefavorite/:id': 500 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', heart));
    await expectAlert(/Your favourites could not be changed. Please try again./);
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
  },
};

export const Loading: Story = loading('GET /getfavorites', 'Loading products');

export const Empty: Story = {
  parameters: { shop: { customer: { favourites: [] } } },
  afterEach: shows('An empty list links to all clothes', async ({ canvas }) => {
    await expect(await canvas.findByText('You have no favourites yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toBeVisible();
  }),
};

export const Failed: Story = failed('GET /getfavorites', paths.myFavorites);

export const Offline: Story = { globals: { network: 'offline' } };

export const Unauthorized: Story = sessionEnded('GET /getfavorites', 'An ended session is denied');

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
