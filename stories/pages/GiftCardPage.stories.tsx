import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { giftCardTerms, usedGiftCard } from '../../contract/examples/selling.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { giftCardHash } from '../mocks/giftCards.ts';
import { logInAnna } from '../mocks/logins.ts';
import { failed, shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: {
    route: paths.giftCard,
    shop: { selling: { giftCardTerms, giftCards: [usedGiftCard] } },
  },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Paid: Story = { parameters: { route: `${paths.giftCard}?payment=paid` } };

export const Cancelled: Story = { parameters: { route: `${paths.giftCard}?payment=cancelled` } };

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /checkoutoptions': 'silent' } } },
};

export const Failed: Story = failed('GET /checkoutoptions', paths.giftCard);

export const Offline: Story = { globals: { network: 'offline' } };

export const NotOnSale: Story = {
  parameters: { shop: { selling: { giftCardTerms: { isOn: false } } } },
  afterEach: shows('Sold cards still show their balance', async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show the balance' });
    await expect(canvas.queryByRole('button', { name: 'Go to payment' })).not.toBeInTheDocument();
  }),
};

export const SpecOnlyServer: Story = {
  parameters: { shop: { plain: true } },
  afterEach: shows('A spec-only server has no such page', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(
      canvas.queryByRole('button', { name: 'Show the balance' }),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Gift cards' })).not.toBeInTheDocument();
  }),
};

export const AClickGoesToThePayment: Story = {
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Recipient’s email' }),
      'zoe@example.test',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(window.location.hash).toBe(giftCardHash));
  },
};

export const EnterShowsTheBalance: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Code' }),
      `${usedGiftCard.code.toLowerCase()}{Enter}`,
    );
    await canvas.findByText('Card …HEM1 has a balance of $30.00.');
  },
};
