import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { linenShirt, merinoCrew, stripedTee } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logIn } from '../flows/loggingIn.ts';
import { anna, logInAnna } from '../mocks/logins.ts';
import { season } from '../mocks/season.ts';
import { failed, loading, shows } from './states.ts';

const favourites = [linenShirt, merinoCrew].map(({ _id }) => _id);

function keep(ids: string[]) {
  localStorage.setItem('hemline.favourites', JSON.stringify(ids));
}

const meta = {
  component: AppRoutes,
  parameters: { route: paths.favorites },
  beforeEach: () => keep(favourites),
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const shirt = { name: linenShirt.name };
const crew = { name: merinoCrew.name };
const heart = { name: 'Add Linen Camp Shirt to favourites' };

async function expectEmpty(canvas: ReturnType<typeof within>) {
  await expect(await canvas.findByText('You have no favourites yet')).toBeVisible();
}

export const Ready: Story = { beforeEach: () => keep(season.slice(0, 12).map(({ _id }) => _id)) };

export const TheLatestFavouriteComesFirst: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', shirt);
    const names = canvas.getAllByRole('article').map((card) => card.textContent);
    await expect(names[0]).toContain(merinoCrew.name);
    await expect(names).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Favourites · Hemline'));
  },
};

export const ASpecOnlyServersLatestFavouriteComesFirst: Story = {
  ...TheLatestFavouriteComesFirst,
  name: 'A spec-only server’s latest favourite comes first',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
};

export const TheFocusIsKeptWhenTheLastFavouriteIsRemoved: Story = {
  beforeEach: () => keep([linenShirt._id]),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', heart)).focus();
    await userEvent.keyboard('{Enter}');
    await expectEmpty(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Favourites' })).toHaveFocus());
  },
};

export const TheNavbarLinksHereAndALoginAddsTheFavourites: Story = {
  name: 'The navbar links here, and a login adds the favourites',
  parameters: {
    route: paths.aboutUs,
    shop: { customer: { favourites: [stripedTee._id] } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'My favourites' }));
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Log in' }));
    await logIn(canvas, anna);
    await canvas.findByRole('heading', { level: 1, name: 'My favourites' });
    await expect(await canvas.findByRole('link', { name: stripedTee.name })).toBeVisible();
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('hemline.favourites')).toBe('[]'));
  },
};

export const ACustomerIsRedirectedToTheirOwnFavourites: Story = {
  name: 'A customer is redirected to the account’s favourites',
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My favourites' });
  },
};

export const Empty: Story = {
  beforeEach: () => keep([]),
  afterEach: shows('An empty list links to all clothes', async ({ canvas }) => {
    await expectEmpty(canvas);
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toBeVisible();
  }),
};

export const Loading: Story = loading('GET /allproducts', 'Loading products');

export const Failed: Story = failed('GET /allproducts', paths.favorites);

export const Offline: Story = { globals: { network: 'offline' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnlyMySize: Story = {
  parameters: { route: `${paths.favorites}?size=mine` },
  beforeEach: () => {
    localStorage.setItem('hemline.mySizes', JSON.stringify({ [linenShirt.category]: 'M' }));
  },
};

export const ALinkToMySizeShowsOnlyMySize: Story = {
  ...OnlyMySize,
  name: 'A link to my size shows only my size, and the keyboard shows all again',
  play: async ({ canvas }) => {
    const chip = { name: 'My size (M)' };
    await expect(await canvas.findByRole('button', { ...chip, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('link', shirt)).toBeVisible();
    await expect(canvas.queryByRole('link', crew)).not.toBeInTheDocument();
    canvas.getByRole('button', chip).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', crew)).toBeVisible();
  },
};
