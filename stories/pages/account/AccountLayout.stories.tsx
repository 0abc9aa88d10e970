import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { anna, logInAnna } from '../../mocks/logins.ts';
import { isDenied, leadsBackTo, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.account },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = { name: 'Account' };

export const Details: Story = {};

export const EachSidebarLinkOpensItsPage: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My account' });
    const nav = within(canvas.getByRole('navigation', parts));
    for (const part of ['Orders', 'Ratings', 'Favourites']) {
      await userEvent.click(nav.getByRole('link', { name: part }));
      await canvas.findByRole('heading', { level: 1, name: `My ${part.toLowerCase()}` });
    }
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Favourites');
    await step('Logging out takes effect at the click', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
      await expect(localStorage.getItem('hemline.session')).toBeNull();
      await canvas.findByRole('heading', { name: 'New Collection' });
      await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    });
  },
};

/** No sidebar without a stored role (specification A8). */
export const WithoutRole: Story = {
  beforeEach: () => {
    const session = { token: `token-of-${anna.id}`, role: '', id: anna.id };
    localStorage.setItem('hemline.session', JSON.stringify(session));
  },
  afterEach: shows('Without a stored role there is no sidebar', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My account' });
    await expect(canvas.queryByRole('navigation', parts)).not.toBeInTheDocument();
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('On a phone the links are above the heading', async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'My account' });
    const nav = canvas.getByRole('navigation', parts).getBoundingClientRect();
    await expect(nav.bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top);
    await expect(nav.right).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getuser': 'silent' } } } };

export const Guest: Story = {
  beforeEach: () => localStorage.clear(),
  afterEach: isDenied('A guest is denied'),
};

/** The user could not be loaded; a retry returns here. */
export const Failed: Story = {
  parameters: { route: paths.myOrders, shop: { outages: { 'GET /getuser': 500 } } },
  afterEach: leadsBackTo(paths.myOrders),
};

export const Offline: Story = { globals: { network: 'offline' } };
