import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { linenShirt, merinoCrew, stripedTee } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';
import { expectFailure } from '../flows/expecting.ts';
import { anna, logInAnna } from '../mocks/logins.ts';

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
  play: async ({ canvas }) => {
    await canvas.findByRole('link', shirt);
    const names = canvas.getAllByRole('article').map((card) => card.textContent);
    await expect(names[0]).toContain(merinoCrew.name);
    await expect(names).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Favourites · Hemline'));
  },
};

/** The same on a server with only the specification's calls. */
export const Bare: Story = { ...Ready, parameters: { shop: { bare: true } } };

export const FromTheNavbar: Story = {
  parameters: { route: paths.aboutUs },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'My favourites' }));
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', heart));
    await waitFor(() => expect(canvas.queryByRole('link', shirt)).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', crew)).toBeVisible();
  },
};

/** The focus stays with the list when the heart under it goes. */
export const LastRemovedByKeyboard: Story = {
  beforeEach: () => keep([linenShirt._id]),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', heart)).focus();
    await userEvent.keyboard('{Enter}');
    await expectEmpty(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Favourites' })).toHaveFocus());
  },
};

/** After the login the favourites are the account's, where the others are. */
export const LogsIn: Story = {
  parameters: { shop: { customer: { favourites: [stripedTee._id] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Log in' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), anna.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${anna.password}{Enter}`);
    await canvas.findByRole('heading', { level: 1, name: 'My favourites' });
    await expect(await canvas.findByRole('link', { name: stripedTee.name })).toBeVisible();
    await expect(await canvas.findByRole('link', shirt)).toBeVisible();
  },
};

export const Customer: Story = {
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'My favourites' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => keep([]),
  play: async ({ canvas }) => {
    await expectEmpty(canvas);
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading products' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 500 } } },
  play: ({ canvas }) => expectFailure(canvas, paths.favorites),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', shirt);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
