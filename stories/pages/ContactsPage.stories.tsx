import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/contacts' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('Each contact is a link', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contacts' });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'hello@hemline.test' })).toBeVisible();
    await expect(main.getByRole('link', { name: '+351 210 000 000' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Contacts · Hemline'));
  }),
};

export const FromConfigJs: Story = {
  parameters: { shopProfile: { wording: { contacts: 'Call us on Mondays.' } } },
  afterEach: shows('The text of config.js replaces ours', async ({ canvas }) => {
    await expect(await canvas.findByText('Call us on Mondays.')).toBeVisible();
    await expect(canvas.queryByText(/a person will answer/)).not.toBeInTheDocument();
  }),
};

const none = { supportEmail: '', phone: '', address: '', openingHours: '', social: [] };

export const OfANewShop: Story = {
  parameters: {
    shopProfile: { ...none, profile: { name: '', url: '' }, wording: { contacts: '' } },
  },
  afterEach: shows('A shop without contacts says so', async ({ canvas }) => {
    await expect(await canvas.findByText('There are no contacts here yet.')).toBeVisible();
  }),
};

export const PhoneDark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };
