import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectDenied } from '../../flows/expecting.ts';
import { logInAdmin, logInAnna } from '../../mocks/logins.ts';
import { leadsBackTo, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.mfa },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = { name: 'Admin' };

export const EachSidebarLinkOpensItsPage: Story = {
  name: 'The navbar links to the admin area, and its sidebar to each page',
  parameters: { route: paths.contacts },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Admin' }));
    const nav = within(await canvas.findByRole('navigation', parts));
    for (const name of ['Orders', 'Products', 'Add Product', 'Change Product', 'Security']) {
      await userEvent.click(nav.getByRole('link', { name }));
      await nav.findByRole('link', { name, current: 'page' });
      await canvas.findByRole('heading', { level: 1 });
    }
  },
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getuser': 'silent' } } } };

export const Guest: Story = {
  parameters: { route: adminPaths.allOrders },
  beforeEach: () => localStorage.clear(),
  afterEach: shows('A guest is denied and sees no sidebar', async ({ canvas }) => {
    await expectDenied(canvas);
    await expect(canvas.queryByRole('navigation', parts)).not.toBeInTheDocument();
  }),
};

export const Customer: Story = {
  parameters: { route: adminPaths.addProduct },
  beforeEach: logInAnna,
  afterEach: shows('A customer is denied and sees no link to the area', async ({ canvas }) => {
    await expectDenied(canvas);
    await expect(canvas.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  }),
};

/** The user could not be loaded; a retry returns here. */
export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /getuser': 500 } } },
  afterEach: leadsBackTo(adminPaths.mfa),
};

export const Offline: Story = { globals: { network: 'offline' } };

export const UnknownSection: Story = {
  parameters: { route: `${paths.admin}/nowhere` },
  afterEach: shows('An unknown page is an error', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
  }),
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  afterEach: shows('On a tablet the links are above the heading', async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Security' });
    const nav = canvas.getByRole('navigation', parts).getBoundingClientRect();
    await expect(nav.bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top);
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
