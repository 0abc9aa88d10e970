import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied, expectFailure } from '../flows/expecting.ts';
import { anna, logInAnna } from '../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.account },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = { name: 'Account' };

export const Details: Story = {};

/** From part to part; the account itself leads to the details. */
export const EachPartIsAClickAway: Story = {
  name: 'Each part is a click away',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My account' });
    const nav = within(canvas.getByRole('navigation', parts));
    await userEvent.click(nav.getByRole('link', { name: 'Orders' }));
    await canvas.findByRole('heading', { level: 1, name: 'My orders' });
    await userEvent.click(nav.getByRole('link', { name: 'Ratings' }));
    await canvas.findByRole('heading', { level: 1, name: 'My ratings' });
    await userEvent.click(nav.getByRole('link', { name: 'Favourites' }));
    await canvas.findByRole('heading', { level: 1, name: 'My favourites' });
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Favourites');
  },
};

/** Where no role is stored there is no sidebar (specification A8). */
export const WithoutRole: Story = {
  beforeEach: () => {
    const session = { token: `token-of-${anna.id}`, role: '', id: anna.id };
    localStorage.setItem('hemline.session', JSON.stringify(session));
  },
};

export const WithoutAStoredRoleThereIsNoSidebar: Story = {
  ...WithoutRole,
  name: 'Without a stored role there is no sidebar',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My account' });
    await expect(canvas.queryByRole('navigation', parts)).not.toBeInTheDocument();
  },
};

/** Logged out by the click itself, even when the tab is closed at once. */
export const LoggingOutTakesEffectAtTheClick: Story = {
  name: 'Logging out takes effect at the click',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My account' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(localStorage.getItem('hemline.session')).toBeNull();
    await canvas.findByRole('heading', { name: 'New Collection' });
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

export const MyAccount: Story = { parameters: { route: paths.myAccount } };

export const TabAndEnterOpenAPart: Story = {
  ...MyAccount,
  name: 'Tab and Enter open a part',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My account' });
    within(canvas.getByRole('navigation', parts)).getByRole('link', { name: 'Details' }).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'My orders' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneThePartsStandAboveTheHeading: Story = {
  ...OnAPhone,
  name: 'On a phone the parts stand above the heading',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'My account' });
    const nav = canvas.getByRole('navigation', parts).getBoundingClientRect();
    await expect(nav.bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top);
    await expect(nav.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getuser': 'silent' } } } };

export const LoadingIsAnnounced: Story = {
  ...Loading,
  name: 'Loading is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const Guest: Story = { beforeEach: () => localStorage.clear() };

export const AGuestIsDenied: Story = {
  ...Guest,
  name: 'A guest is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

/** The user could not be loaded; trying again leads back here. */
export const Failed: Story = {
  parameters: { route: paths.myOrders, shop: { outages: { 'GET /getuser': 500 } } },
};

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureLeadsBackToThePart: Story = {
  ...Failed,
  name: 'A failure leads back to the part',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.myOrders),
};

/** Who leaves on purpose comes home, and is not told to be denied. */
export const LoggingOutLeadsHomeAndDeniesNothing: Story = {
  name: 'Logging out leads home and denies nothing',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My account' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(localStorage.getItem('hemline.session')).toBeNull();
  },
};
