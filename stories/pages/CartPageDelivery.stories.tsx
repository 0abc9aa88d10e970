import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder } from '../../contract/examples/orders.ts';
import { linenShirt, productsInColours, slipDress } from '../../contract/examples/products.ts';
import {
  courier,
  dressesOff,
  portugueseTax,
  standardDelivery,
  tenPercent,
  twentyDollars,
  usedUp,
} from '../../contract/examples/selling.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAnna } from '../mocks/logins.ts';

const annasShop = {
  cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }],
  selling: { delivery: [standardDelivery, courier], codes: [tenPercent, twentyDollars, usedUp] },
};

/** What the cart says of delivery and codes; without either it is as in CartPageOrder. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.orderForm, shop: annasShop },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const summaryOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Summary' }));

export const Lines: Story = { parameters: { route: paths.cart } };

export const WhatIsMissingForFreeDeliveryIsSaid: Story = {
  ...Lines,
  name: 'What is missing for free delivery is said',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$22.00 more for free delivery')).toBeVisible();
  },
};

export const Form: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const DeliveryAndCodeArePaidFor: Story = {
  name: 'Delivery and code are paid for',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await expect(await summary.findByText('$182.90')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: /^Courier, 1 day/ }));
    await expect(await summary.findByText('$190.00')).toBeVisible();
    await userEvent.type(
      summary.getByRole('textbox', { name: 'Discount code' }),
      'spring10{Enter}',
    );
    await expect(await summary.findByText('−$17.80')).toBeVisible();
    await expect(summary.getByText('$172.20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    await waitFor(() => expect(window.location.hash).toBe('#test-payment'));
  },
};

/** On a slow network the order would go without it. */
export const TheOrderWaitsForACodeThatIsLookedUp: Story = {
  name: 'The order waits for a code that is looked up',
  tags: ['behaviour'],
  parameters: { shop: { ...annasShop, outages: { 'GET /discountcode/:code': 'silent' } } },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const field = await summary.findByRole('textbox', { name: 'Discount code' });
    await userEvent.type(field, 'spring10{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    const toast = await screen.findByText(/^We are still looking up your code/);
    await waitFor(() => expect(toast).toBeVisible());
    await expect(window.location.hash).toBe('');
  },
};

export const FreeDeliveryCountsAfterTheCode: Story = {
  name: 'Free delivery counts what is left after the code',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const field = await summary.findByRole('textbox', { name: 'Discount code' });
    await userEvent.type(field, 'spring10{Enter}');
    await summary.findByText('−$17.80');
    await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
    await expect(await canvas.findByText('$39.80 more for free delivery')).toBeVisible();
  },
};

export const ACodeIsTakenOffAgain: Story = {
  name: 'A code is taken off again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await userEvent.type(
      await summary.findByRole('textbox', { name: 'Discount code' }),
      'THANKS-20{Enter}',
    );
    await expect(await summary.findByText('$162.90')).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: 'Remove the code THANKS-20' }));
    await expect(await summary.findByText('$182.90')).toBeVisible();
  },
};

export const ACodeThatIsNoneSaysWhy: Story = {
  name: 'A code that is none says why',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const field = await summary.findByRole('textbox', { name: 'Discount code' });
    for (const [typed, said] of [
      ['nothing', 'There is no code NOTHING.'],
      ['first50', 'The code FIRST50 has been used up.'],
      ['?', 'There is no code ?.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(await summary.findByText(said)).toBeVisible();
    }
    await expect(summary.getByText('$182.90')).toBeVisible();
  },
};

const usedBefore = { ...processingOrder, discount: { code: 'THANKS-20', amount: 20 } };

export const ACodeThatTheyHaveUsedUpSaysSoAtOnce: Story = {
  name: 'A code that they have used up says so at once',
  tags: ['behaviour'],
  parameters: { shop: { ...annasShop, customer: { orders: [usedBefore] } } },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const field = await summary.findByRole('textbox', { name: 'Discount code' });
    await userEvent.type(field, 'thanks-20{Enter}');
    await expect(
      await summary.findByText('You have used the code THANKS-20 already.'),
    ).toBeVisible();
    await expect(summary.getByText('$182.90')).toBeVisible();
  },
};

const alreadyUsed = 'You have used the code SPRING10 already.';

/** Who orders is known with the order alone: until then the code was good. */
export const ACodeThatTheOrderIsRefusedForIsTakenOff: Story = {
  name: 'A code that the order is refused for is taken off',
  tags: ['behaviour'],
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
    const summary = await summaryOf(canvas);
    const code = { name: 'Discount code' };
    await userEvent.type(await summary.findByRole('textbox', code), 'spring10{Enter}');
    await expect(await summary.findByText('$165.10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
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

export const ACodeForSomeProductsTakesItsShareOffTheseAlone: Story = {
  name: 'A code for some products takes its share off these alone',
  tags: ['behaviour'],
  parameters: { shop: shirtsAndDress },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const field = await summary.findByRole('textbox', { name: 'Discount code' });
    await userEvent.type(field, 'dresses20{Enter}');
    await expect(await summary.findByText('−$249.99')).toBeVisible();
    await expect(summary.getByText('$1,177.96')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    await waitFor(() => expect(window.location.hash).toBe('#test-payment'));
  },
};

export const ACodeForOtherProductsSaysWhichByKeyboard: Story = {
  name: 'A code for other products says which, by keyboard',
  tags: ['behaviour'],
  parameters: { shop: { ...annasShop, selling: { codes: [dressesOff] } } },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    (await summary.findByRole('textbox', { name: 'Discount code' })).focus();
    await userEvent.keyboard('dresses20{Enter}');
    await expect(await summary.findByRole('alert')).toHaveTextContent(
      'The code DRESSES20 is only for Women’s Dresses and Kids.',
    );
    await expect(summary.getAllByText('$178.00').length).toBeGreaterThan(0);
  },
};

/** Where nothing goes to, nothing is sent. */
export const ACountryWithoutDeliveryIsSaid: Story = {
  name: 'A country without delivery is said',
  tags: ['behaviour'],
  parameters: { shop: { ...annasShop, selling: { delivery: [courier] } } },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Delivery address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'Main Street 1, Boston, USA, 02101{Enter}');
    await expect(await canvas.findByText('We do not deliver to USA yet.')).toBeVisible();
    await expect(address).toHaveValue('Main Street 1, Boston, USA, 02101');
  },
};

const taxedShop = {
  ...annasShop,
  selling: { delivery: [standardDelivery], codes: [tenPercent], taxes: [portugueseTax] },
};

export const WithTax: Story = { parameters: { shop: taxedShop } };

export const TheTaxGoesByTheCountryAndTheTotal: Story = {
  ...WithTax,
  name: 'The tax goes by the country and the total',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const tax = async () => (await summary.findByText('Including 23% VAT')).nextElementSibling;
    await waitFor(async () => expect(await tax()).toHaveTextContent('$34.20'));
    await userEvent.type(
      summary.getByRole('textbox', { name: 'Discount code' }),
      'spring10{Enter}',
    );
    await waitFor(async () => expect(await tax()).toHaveTextContent('$30.87'));
    await expect(summary.getByText('$165.10')).toBeVisible();
    const address = canvas.getByRole('textbox', { name: 'Delivery address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'Main Street 1, Boston, USA, 02101');
    await waitFor(() => expect(summary.queryByText(/Including/)).not.toBeInTheDocument());
    await expect(summary.getByText('$165.10')).toBeVisible();
  },
};

/** A server that lacks delivery and codes: neither is there, and the total is the cart's. */
export const PlainServer: Story = { parameters: { shop: { ...annasShop, plain: true } } };

export const APlainServerHidesDeliveryAndCodes: Story = {
  ...PlainServer,
  name: 'A plain server hides delivery and codes',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await canvas.findByRole('textbox', { name: 'Email' });
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(summary.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(summary.getAllByText('$178.00').length).toBeGreaterThan(0);
    await expect(screen.queryByText(/delivery is free/i)).not.toBeInTheDocument();
  },
};
