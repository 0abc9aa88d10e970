import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { linenShirt, productsInColours, slipDress } from '../../../contract/examples/products.ts';
import {
  courier,
  dressesOff,
  portugueseTax,
  standardDelivery,
  tenPercent,
  twentyDollars,
  usedUpCode,
} from '../../../contract/examples/selling.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { enter } from '../../ui/enter.ts';
import { shows } from '../states.ts';

const annasShop = {
  cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }],
  selling: {
    delivery: [standardDelivery, courier],
    codes: [tenPercent, twentyDollars, usedUpCode],
  },
};

/** Delivery, discount codes and taxes; CartPageOrder has none of them. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.orderForm, shop: annasShop },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Summary' }));

const code = { name: 'Discount code' };

/** Applies a code; returns the summary and the field. */
async function applyCode(canvas: Canvas, typed: string) {
  const summary = await summaryOf(canvas);
  const field = await summary.findByRole('textbox', code);
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  return { summary, field };
}

const proceed = { name: 'PROCEED TO CHECKOUT' };

export const Lines: Story = {
  parameters: { route: paths.cart },
  afterEach: shows('The amount missing for free delivery is shown', async ({ canvas }) => {
    await expect(
      await canvas.findByText('$22.00 more for free delivery · 14 days to return'),
    ).toBeVisible();
  }),
};

export const Form: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheOrderWaitsForACodeCheck: Story = {
  parameters: { shop: { ...annasShop, outages: { 'GET /discountcode/:code': 'silent' } } },
  play: async ({ canvas }) => {
    await applyCode(canvas, 'spring10');
    await userEvent.click(canvas.getByRole('button', proceed));
    const toast = await screen.findByText(/^We are still looking up your code/);
    await waitFor(() => expect(toast).toBeVisible());
    await expect(window.location.hash).toBe('');
  },
};

export const AnUnknownCodeShowsTheReason: Story = {
  play: async ({ canvas, step }) => {
    const summary = await summaryOf(canvas);
    for (const [typed, said] of [
      ['nothing', 'There is no code NOTHING.'],
      ['first50', 'The code FIRST50 has been used up.'],
      ['?', 'There is no code ?.'],
    ] as const) {
      await applyCode(canvas, typed);
      await expect(await summary.findByText(said)).toBeVisible();
    }
    await expect(summary.getByText('$182.90')).toBeVisible();
    await step('A code is applied and removed', async () => {
      await applyCode(canvas, 'THANKS-20');
      await expect(await summary.findByText('$162.90')).toBeVisible();
      await userEvent.click(summary.getByRole('button', { name: 'Remove the code THANKS-20' }));
      await expect(await summary.findByText('$182.90')).toBeVisible();
    });
    await step('Free delivery counts what is left after the code', async () => {
      await applyCode(canvas, 'spring10');
      await summary.findByText('−$17.80');
      await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
      await expect(
        await canvas.findByText('$39.80 more for free delivery · 14 days to return'),
      ).toBeVisible();
    });
  },
};

const usedBefore = { ...processingOrder, discount: { code: 'THANKS-20', amount: 20 } };

export const AUsedUpCodeIsReportedAtOnce: Story = {
  parameters: { shop: { ...annasShop, customer: { orders: [usedBefore] } } },
  play: async ({ canvas }) => {
    const { summary } = await applyCode(canvas, 'thanks-20');
    await summary.findByText('You have used the code THANKS-20 already.');
    await expect(summary.getByText('$182.90')).toBeVisible();
  },
};

const alreadyUsed = 'You have used the code SPRING10 already.';

export const ACodeThatTheOrderRefusesIsRemoved: Story = {
  beforeEach: () =>
    getWorker().use(
      http.post('*/api/stripe/create-checkout-session', () =>
        HttpResponse.json(
          { success: false, message: alreadyUsed, fields: { 'orderDetails.code': alreadyUsed } },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const { summary } = await applyCode(canvas, 'spring10');
    await expect(await summary.findByText('$165.10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', proceed));
    const field = await summary.findByRole('textbox', code);
    await expect(field).toHaveValue('SPRING10');
    await expect(field).toHaveAccessibleDescription(alreadyUsed);
    await expect(summary.getByText('$182.90')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toBeValid());
  },
};

const shirtsAndDress = {
  ...annasShop,
  products: productsInColours,
  cart: [...annasShop.cart, { itemId: slipDress._id, size: 'S', quantity: 1 }],
  selling: { codes: [dressesOff] },
};

export const ACodeForSomeProductsReducesOnlyThese: Story = {
  parameters: { shop: shirtsAndDress },
  play: async ({ canvas }) => {
    const { summary } = await applyCode(canvas, 'dresses20');
    await expect(await summary.findByText('−$249.99')).toBeVisible();
    await expect(summary.getByText('$1,177.96')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() => expect(window.location.hash).toBe('#test-payment'));
  },
};

export const ACodeForOtherProductsNamesThemByKeyboard: Story = {
  name: 'A code for other products names them, by keyboard',
  parameters: { shop: { ...annasShop, selling: { codes: [dressesOff] } } },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    (await summary.findByRole('textbox', code)).focus();
    await userEvent.keyboard('dresses20{Enter}');
    await expect(await summary.findByRole('alert')).toHaveTextContent(
      'The code DRESSES20 is only for Women’s Dresses and Kids.',
    );
    await expect(summary.getAllByText('$178.00').length).toBeGreaterThan(0);
  },
};

export const ACountryWithoutDeliveryIsReported: Story = {
  parameters: { shop: { ...annasShop, selling: { delivery: [courier] } } },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Delivery address' });
    await userEvent.clear(address);
    await enter(address, 'Main Street 1, Boston, USA, 02101');
    await userEvent.click(await canvas.findByRole('button', proceed));
    await expect(await canvas.findByText('We do not deliver to USA yet.')).toBeVisible();
    await expect(address).toHaveValue('Main Street 1, Boston, USA, 02101');
  },
};

const taxedShop = {
  ...annasShop,
  selling: { delivery: [standardDelivery], codes: [tenPercent], taxes: [portugueseTax] },
};

export const WithTax: Story = { parameters: { shop: taxedShop } };

export const TheTaxDependsOnTheCountryAndTheTotal: Story = {
  ...WithTax,
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const tax = async () => (await summary.findByText('Including 23% VAT')).nextElementSibling;
    await waitFor(async () => expect(await tax()).toHaveTextContent('$34.20'));
    await applyCode(canvas, 'spring10');
    await waitFor(async () => expect(await tax()).toHaveTextContent('$30.88'));
    await expect(summary.getByText('$165.10')).toBeVisible();
    const address = canvas.getByRole('textbox', { name: 'Delivery address' });
    await userEvent.clear(address);
    await enter(address, 'Main Street 1, Boston, USA, 02101');
    await waitFor(() => expect(summary.queryByText(/Including/)).not.toBeInTheDocument());
    await expect(summary.getByText('$165.10')).toBeVisible();
  },
};

const salesTax = { ...portugueseTax, name: 'Sales tax', rate: 10, onTop: true };

export const AnAddedTaxIsPartOfTheTotal: Story = {
  parameters: {
    shop: {
      ...taxedShop,
      selling: { ...taxedShop.selling, taxes: [salesTax] },
    },
  },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const tax = async () => (await summary.findByText('10% Sales tax')).nextElementSibling;
    await waitFor(async () => expect(await tax()).toHaveTextContent('$18.29'));
    await expect(summary.getByText('$201.19')).toBeVisible();
    await expect(summary.queryByText(/Including/)).not.toBeInTheDocument();
    await applyCode(canvas, 'spring10');
    await waitFor(async () => expect(await tax()).toHaveTextContent('$16.51'));
    await expect(summary.getByText('$181.61')).toBeVisible();
  },
};

/** The total is the cart's. */
export const SpecOnlyServer: Story = {
  parameters: { shop: { ...annasShop, plain: true } },
  afterEach: shows('A spec-only server hides delivery and codes', async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await canvas.findByRole('textbox', { name: 'Email' });
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(summary.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(summary.getAllByText('$178.00').length).toBeGreaterThan(0);
    await expect(screen.queryByText(/delivery is free/i)).not.toBeInTheDocument();
  }),
};
