import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { giftCardTerms, largeGiftCard, usedGiftCard } from '../../../contract/examples/selling.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink, shows } from '../states.ts';

const shop = { selling: { giftCardTerms, giftCards: [usedGiftCard, largeGiftCard] } };

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.giftCards, shop },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AFreeCardIsListed: Story = {
  name: 'A given card is in the list, and is blocked',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give a card away' }));
    const form = within(await screen.findByRole('dialog', { name: 'Give a card away' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Amount, $' }), '20');
    const email = form.getByRole('textbox', { name: 'Recipient’s email' });
    await userEvent.type(email, 'zoe@example.test{Enter}');
    await screen.findByText('Gift card sent to zoe@example.test');
    await userEvent.click(await canvas.findByRole('button', { name: 'Block Card …0002' }));
    await canvas.findByRole('button', { name: 'Unblock Card …0002' });
  },
};

export const ForABookkeeper: Story = {
  parameters: { shop: { ...shop, admin: { role: 'bookkeeper' } } },
  afterEach: shows('A bookkeeper reads the cards', async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'History of Card …HEM1' });
    await expect(canvas.queryByRole('button', { name: /Block/ })).not.toBeInTheDocument();
  }),
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /giftcards': 'silent' } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const Failed: Story = failed('GET /giftcards', adminPaths.giftCards);

export const SpecOnlyServer: Story = hidesAdminLink('Gift cards');
