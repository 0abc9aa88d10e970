import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { standardDelivery } from '../../../contract/examples/selling.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.newOrder, shop: { selling: { delivery: [standardDelivery] } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Searches for the shirt and adds one in M. */
async function addShirt(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('searchbox'), 'camp shirt{Enter}');
  await userEvent.click(
    await canvas.findByRole('button', { name: /^Add Linen Camp Shirt in size M,/ }),
  );
  await canvas.findByRole('button', { name: 'Remove Linen Camp Shirt in size M' });
}

const take = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Take the order' }));

export const Ready: Story = {};

export const AnOrderIsCreatedAndOpened: Story = {
  play: async ({ canvas }) => {
    await addShirt(canvas);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Payment' }),
      'Paid by bank transfer',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Market in Porto');
    await take(canvas);
    await expectAlert(/^Order H-\d+ is taken$/);
    await expect(await canvas.findByRole('region', { name: /^Order of / })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Orders · Hemline'));
  },
};

export const WithoutAnItemNothingIsSent: Story = {
  name: 'Without an item nothing is sent, and with one leaving asks first',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Take the order' })).focus();
    await userEvent.keyboard('{Enter}');
    await expectAlert('Add an item first.');
    await addShirt(canvas);
    await waitFor(() => expect(canvas.queryByText('Add an item first.')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('link', { name: 'Products' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  },
};

export const AFailureKeepsTheForm: Story = {
  parameters: { shop: { outages: { 'POST /takeorder': 500 } } },
  play: async ({ canvas }) => {
    await addShirt(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@example.test');
    await take(canvas);
    await expectAlert('Something went wrong on our side.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@example.test');
    await expect(
      canvas.getByRole('button', { name: 'Remove Linen Camp Shirt in size M' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /checkoutoptions': 'silent' } } },
};

export const Failed: Story = failed('GET /checkoutoptions', adminPaths.newOrder);

export const SpecOnlyServer: Story = {
  parameters: { shop: { plain: true } },
  afterEach: shows('A spec-only server has no such page', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
  }),
};

export const Offline: Story = { globals: { network: 'offline' } };
