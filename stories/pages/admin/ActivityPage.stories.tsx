import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.activity },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ChangesAreFilteredByPersonAndSubject: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1 · 4 changes');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Person' }),
      await canvas.findByRole('option', { name: 'Anna Souza' }),
    );
    await canvas.findByText('Page 1 of 1 · 3 changes');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Subject' }), 'Order');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all changes' }));
    await expect(await canvas.findByRole('link', { name: 'H-1001' })).toHaveAttribute(
      'href',
      adminPaths.orderEditor('order-1'),
    );
  },
};

/** A page that the role may not open. */
export const NotInTheRole: Story = {
  parameters: { shop: { admin: { role: 'manager' } } },
  afterEach: shows('A manager does not see what others changed', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your role does not include this page' });
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await expect(nav.queryByRole('link', { name: 'Activity' })).not.toBeInTheDocument();
  }),
};

export const Empty: Story = { parameters: { shop: { admin: { activity: [] } } } };

export const SpecOnlyServer: Story = hidesAdminLink('Activity');

export const Loading: Story = { parameters: { shop: { outages: { 'GET /activity': 'silent' } } } };

export const Failed: Story = failed('GET /activity', adminPaths.activity);

export const Offline: Story = { globals: { network: 'offline' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
