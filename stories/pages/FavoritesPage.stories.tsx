import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { linenShirt, merinoCrew, stripedTee } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectFailure } from '../flows/expecting.ts';
import { anna, logInAnna } from '../mocks/logins.ts';
import { season } from '../mocks/season.ts';

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

/** The latest first. */
export const Ready: Story = {
  beforeEach: () => keep(season.slice(0, 12).map(({ _id }) => _id)),
};

export const TheLatestFavouriteComesFirst: Story = {
  name: 'The latest favourite comes first',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', shirt);
    const names = canvas.getAllByRole('article').map((card) => card.textContent);
    await expect(names[0]).toContain(merinoCrew.name);
    await expect(names).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Favourites · Hemline'));
  },
};

/** The same on a server with only the specification's calls. */
export const PlainServer: Story = { parameters: { shop: { plain: true } } };

export const APlainServersLatestFavouriteComesFirst: Story = {
  ...TheLatestFavouriteComesFirst,
  name: 'A plain server’s latest favourite comes first',
  tags: ['behaviour'],
  parameters: PlainServer.parameters,
};

export const FromTheNavbar: Story = { parameters: { route: paths.aboutUs } };

export const TheNavbarLeadsToTheFavourites: Story = {
  ...FromTheNavbar,
  name: 'The navbar leads to the favourites',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'My favourites' }));
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
  },
};

export const AClickTakesAFavouriteAway: Story = {
  name: 'A click takes a favourite away',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', heart));
    await waitFor(() => expect(canvas.queryByRole('link', shirt)).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', crew)).toBeVisible();
  },
};

export const One: Story = { beforeEach: () => keep([linenShirt._id]) };

/** The focus stays with the list when the heart under it goes. */
export const TheFocusStaysWhenTheLastFavouriteGoes: Story = {
  ...One,
  name: 'The focus stays when the last favourite goes',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', heart)).focus();
    await userEvent.keyboard('{Enter}');
    await expectEmpty(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Favourites' })).toHaveFocus());
  },
};

export const LogsIn: Story = {
  parameters: { shop: { customer: { favourites: [stripedTee._id] } } },
};

/** After the login the favourites are the account's, where the others are. */
export const ALoginJoinsTheFavourites: Story = {
  ...LogsIn,
  name: 'A login joins the favourites',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Log in' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), anna.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${anna.password}{Enter}`);
    await canvas.findByRole('heading', { level: 1, name: 'My favourites' });
    await expect(await canvas.findByRole('link', { name: stripedTee.name })).toBeVisible();
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
  },
};

export const Customer: Story = { beforeEach: logInAnna };

export const ACustomerIsLedToTheirOwnFavourites: Story = {
  ...Customer,
  name: 'A customer is led to their own favourites',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'My favourites' }),
    ).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: () => keep([]) };

export const AnEmptyListLeadsToTheClothes: Story = {
  ...Empty,
  name: 'An empty list leads to the clothes',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectEmpty(canvas);
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toBeVisible();
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

export const Failed: Story = { parameters: { shop: { outages: { 'GET /allproducts': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.favorites),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnlyMySize: Story = {
  parameters: { route: `${paths.favorites}?size=mine` },
  beforeEach: () => {
    localStorage.setItem('hemline.mySizes', JSON.stringify({ [linenShirt.category]: 'M' }));
  },
};

export const ALinkToMySizeShowsOnlyThat: Story = {
  ...OnlyMySize,
  name: 'A link to my size shows only that, and the keyboard shows all again',
  tags: ['behaviour'],
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
