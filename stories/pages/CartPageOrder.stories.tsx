import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { goOffline } from '../mocks/goOffline.ts';
import { logInAnna } from '../mocks/logins.ts';

const annasShop = { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }] };

/** The order form in place of the lines, and what comes of a payment. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.cart, shop: annasShop },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const createOrder = { name: 'CREATE ORDER' };

export const Cart: Story = {};

/** The form takes the lines' place; BACK brings them back, and keeps what was typed. */
export const BackKeepsWhatWasTypedInTheForm: Story = {
  name: 'Back keeps what was typed in the form',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Cart' });
    await userEvent.click(canvas.getByRole('button', createOrder));
    const heading = await canvas.findByRole('heading', { name: 'Contact and delivery' });
    await waitFor(() => expect(heading).toHaveFocus());
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'anna@work.test');
    await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
    await expect(await canvas.findByRole('table', { name: 'Cart' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cart lines' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'anna@work.test',
    );
  },
};

export const BackKeepsWhatWasTicked: Story = {
  name: 'Back keeps what was ticked',
  tags: ['behaviour'],
  parameters: { route: paths.orderForm },
  play: async ({ canvas }) => {
    const tick = { name: /^Save .*address to my account$/ };
    const address = await canvas.findByRole('textbox', { name: 'Delivery address' });
    await userEvent.type(address, '-100');
    await userEvent.click(await canvas.findByRole('checkbox', tick));
    await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
    await canvas.findByRole('table', { name: 'Cart' });
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await canvas.findByRole('checkbox', tick)).toBeChecked();
  },
};

export const OrderForm: Story = { parameters: { route: paths.orderForm } };

export const AMissingEmailIsToldByKeyboardToo: Story = {
  ...OrderForm,
  name: 'A missing email is told by keyboard, too',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Contact and delivery' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please fill in all required fields$/,
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

/** The form is filled with what the account has. */
async function orderByKeyboard(canvas: ReturnType<typeof within>) {
  (await canvas.findByRole('textbox', { name: 'Email' })).focus();
  await userEvent.keyboard('{Enter}');
}

export const ARefusedCheckoutKeepsTheForm: Story = {
  name: 'A refused checkout keeps the form',
  tags: ['behaviour'],
  parameters: {
    route: paths.orderForm,
    shop: { outages: { 'POST /stripe/create-checkout-session': 400 } },
  },
  play: async ({ canvas }) => {
    await orderByKeyboard(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to create checkout session. Please try again.$/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.test');
  },
};

/** A checkout without a page to pay on leads nowhere. */
export const ACheckoutWithoutAPageLeadsNowhere: Story = {
  name: 'A checkout without a page leads nowhere',
  tags: ['behaviour'],
  parameters: { route: paths.orderForm },
  beforeEach: () =>
    getWorker().use(
      http.post('*/api/stripe/create-checkout-session', () => HttpResponse.json({ success: true })),
    ),
  play: async ({ canvas }) => {
    await orderByKeyboard(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to create checkout session. Please try again.$/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.test');
  },
};

export const AFailedCheckoutSaysWhatToDo: Story = {
  name: 'A failed checkout says what to do',
  tags: ['behaviour'],
  parameters: {
    route: paths.orderForm,
    shop: { outages: { 'POST /stripe/create-checkout-session': 'offline' } },
  },
  play: async ({ canvas }) => {
    await orderByKeyboard(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occurred during checkout. Please try again later.$/,
    );
  },
};

export const WhoIsOfflineIsToldThatNothingWasOrdered: Story = {
  name: 'Who is offline is told that nothing was ordered',
  tags: ['behaviour'],
  parameters: {
    route: paths.orderForm,
    shop: { outages: { 'POST /stripe/create-checkout-session': 'offline' } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Email' });
    const goOnline = goOffline();
    try {
      await orderByKeyboard(canvas);
      await expect(
        await screen.findByText(/^You are offline, so nothing was ordered\./),
      ).toBeVisible();
    } finally {
      goOnline();
    }
  },
};

/** Back from the payment page, unpaid. */
export const PaymentCancelled: Story = { parameters: { route: `${paths.cart}?payment=cancelled` } };

export const ACancelledPaymentLeavesTheCart: Story = {
  ...PaymentCancelled,
  name: 'A cancelled payment leaves the cart',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const toast = await screen.findByText(
      'The payment was cancelled and you have not been charged. Your cart is as you left it.',
    );
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

export const PaymentDeclined: Story = { parameters: { route: `${paths.cart}?payment=declined` } };

export const ADeclinedPaymentLeavesTheCart: Story = {
  ...PaymentDeclined,
  name: 'A declined payment leaves the cart',
  tags: ['behaviour'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The payment was declined and you have not been charged. Your cart is as you left it.',
    );
  },
};
