import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import {
  giftCardTerms,
  largeGiftCard,
  standardDelivery,
  tenPercent,
  usedGiftCard,
} from '../../../contract/examples/selling.ts';
import { paths } from '../../../contract/paths.ts';
import { unknownGiftCard } from '../../../contract/rules/giftCards.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { paymentHash } from '../../mocks/checkout.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { shows } from '../states.ts';

const cart = [{ itemId: linenShirt._id, size: 'S', quantity: 2 }];

/** Two shirts at $89.00 and the delivery: $182.90. */
const meta = {
  component: AppRoutes,
  parameters: {
    route: paths.orderForm,
    shop: {
      cart,
      selling: {
        delivery: [standardDelivery],
        codes: [tenPercent],
        giftCardTerms,
        giftCards: [usedGiftCard, largeGiftCard],
      },
    },
  },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Summary' }));

async function applyCard(canvas: Canvas, typed: string) {
  const summary = await summaryOf(canvas);
  const field = await summary.findByRole('textbox', { name: 'Gift card' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  return summary;
}

export const Form: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutGiftCards: Story = {
  parameters: { shop: { selling: { giftCardTerms: { isOn: false }, giftCards: [] } } },
  afterEach: shows('A shop without gift cards has no field for them', async ({ canvas }) => {
    await summaryOf(canvas);
    await canvas.findByRole('button', { name: 'PROCEED TO CHECKOUT' });
    await expect(canvas.queryByRole('textbox', { name: 'Gift card' })).not.toBeInTheDocument();
  }),
};

export const ACardPaysAPart: Story = {
  play: async ({ canvas }) => {
    const summary = await applyCard(canvas, usedGiftCard.code.toLowerCase().replaceAll('-', ' '));
    await summary.findByText('Gift card …HEM1 pays $30.00. Remaining balance: $0.00');
    await expect(summary.getByText('$152.90')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    await waitFor(() => expect(window.location.hash).toBe(paymentHash));
  },
};

export const AnUnknownCardShowsTheReason: Story = {
  play: async ({ canvas, step }) => {
    for (const typed of ['7m2k', 'AAAA-AAAA-AAAA-AAAA']) {
      const summary = await applyCard(canvas, typed);
      await summary.findByText(unknownGiftCard);
    }
    await step('A card that pays all is applied and removed', async () => {
      const summary = await applyCard(canvas, largeGiftCard.code);
      await summary.findByText('Gift card …0001 pays $182.90. Remaining balance: $317.10');
      await expect(summary.getByText('$0.00')).toBeVisible();
      await canvas.findByRole('button', { name: 'ORDER WITH OBLIGATION TO PAY' });
      summary.getByRole('button', { name: 'Remove: Gift card' }).focus();
      await userEvent.keyboard('{Enter}');
      await summary.findByRole('textbox', { name: 'Gift card' });
      await expect(screen.queryByText('−$182.90')).not.toBeInTheDocument();
      await canvas.findByRole('button', { name: 'PROCEED TO CHECKOUT' });
    });
  },
};

export const TheSameCodeCanBeTriedAgainAfterAFailure: Story = {
  play: async ({ canvas }) => {
    loseAnswer('POST /giftcard');
    const summary = await applyCard(canvas, usedGiftCard.code);
    await summary.findByText(/We can’t reach the shop/);
    await userEvent.click(summary.getByRole('button', { name: 'Use' }));
    await summary.findByText('Gift card …HEM1 pays $30.00. Remaining balance: $0.00');
  },
};
