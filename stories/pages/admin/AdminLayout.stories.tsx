import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin, logInAnna } from '../../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.adminMfa },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = { name: 'Admin' };

/** From the shop's own bar into the area, and from part to part. */
export const EachPartIsAClickAway: Story = {
  name: 'Each part is a click away',
  tags: ['behaviour'],
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

export const Security: Story = {};

export const TabAndEnterOpenAPart: Story = {
  name: 'Tab and Enter open a part',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', parts));
    nav.getByRole('link', { name: 'Change Product' }).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Security' });
    await nav.findByRole('link', { name: 'Security', current: 'page' });
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

export const Guest: Story = {
  parameters: { route: paths.allOrders },
  beforeEach: () => localStorage.clear(),
};

export const AGuestIsDenied: Story = {
  ...Guest,
  name: 'A guest is denied',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! You Shall Not Pass!' });
    await expect(canvas.queryByRole('navigation', parts)).not.toBeInTheDocument();
  },
};

export const Customer: Story = { parameters: { route: paths.addProduct }, beforeEach: logInAnna };

export const ACustomerIsDenied: Story = {
  ...Customer,
  name: 'A customer is denied',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! You Shall Not Pass!' });
    await expect(canvas.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  },
};

/** The user could not be loaded; trying again leads back here. */
export const Failed: Story = { parameters: { shop: { outages: { 'GET /getuser': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureLeadsBackToThePart: Story = {
  ...Failed,
  name: 'A failure leads back to the part',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      paths.adminMfa,
    );
  },
};

export const UnknownPart: Story = { parameters: { route: `${paths.admin}/nowhere` } };

export const AnUnknownPartIsToldAsAFault: Story = {
  ...UnknownPart,
  name: 'An unknown part is told as a fault',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnATabletThePartsStandAboveTheHeading: Story = {
  ...OnATablet,
  name: 'On a tablet the parts stand above the heading',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Security' });
    const nav = canvas.getByRole('navigation', parts).getBoundingClientRect();
    await expect(nav.bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
