import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.measuring },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /measuring': 'silent' } } } };

export const Failed: Story = failed('GET /measuring', adminPaths.measuring);

export const Offline: Story = { globals: { network: 'offline' } };

export const SpecOnlyServer: Story = hidesAdminLink(
  'Measuring',
  'A spec-only server hides the link to this page',
);

export const ASavedServiceHasALog: Story = {
  name: 'A saved service has a log, and its secret is not shown again',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Pixel ID'), '1234567890');
    await userEvent.type(canvas.getByLabelText('Access token'), 'a-token-of-meta{Enter}');
    await expect(await canvas.findByText('Saved. Leave empty to keep it.')).toBeVisible();
    await expect(canvas.getByLabelText('Access token')).toHaveValue('');
  },
};
