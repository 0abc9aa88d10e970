import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { goOffline } from '../../mocks/goOffline.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

const annasShop = { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }] };

/** The order form, which replaces the lines, and returns from the payment page. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.cart, shop: annasShop },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const createOrder = { name: 'CREATE ORDER' };

export const BackKeepsTheFormsValues: Story = {
  play: async ({ canvas, step }) => {
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
    await step('Back keeps what was ticked', async () => {
      const tick = { name: /^Save .*address to my account$/ };
      await userEvent.type(canvas.getByRole('textbox', { name: 'Delivery address' }), '-100');
      await userEvent.click(await canvas.findByRole('checkbox', tick));
      await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
      await canvas.findByRole('table', { name: 'Cart' });
      await userEvent.click(canvas.getByRole('button', createOrder));
      await expect(await canvas.findByRole('checkbox', tick)).toBeChecked();
    });
  },
};

export const OrderForm: Story = { parameters: { route: paths.orderForm } };

export const AMissingEmailIsReportedByKeyboardToo: Story = {
  ...OrderForm,
  name: 'A missing email is reported by keyboard, too',
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Contact and delivery' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await orderByKeyboard(canvas);
    await expectAlert('Please fill in all required fields');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await userEvent.keyboard('anna@work.test');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
  },
};

/** The button is outside of the form element, and user-event does not see that Enter presses it. */
async function orderByKeyboard(canvas: Canvas) {
  (await canvas.findByRole('button', { name: 'PROCEED TO CHECKOUT' })).focus();
  await userEvent.keyboard('{Enter}');
}

export const ARefusedCheckoutKeepsTheForm: Story = {
  parameters: {
    route: paths.orderForm,
    shop: { outages: { 'POST /stripe/create-checkout-session': 400 } },
  },
  play: async ({ canvas }) => {
    await orderByKeyboard(canvas);
    await expectAlert('Failed to create checkout session. Please try again.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.test');
  },
};

export const ACheckoutWithoutAUrlDoesNotNavigate: Story = {
  parameters: { route: paths.orderForm },
  beforeEach: () =>
    getWorker().use(
      http.post('*/api/stripe/create-checkout-session', () => HttpResponse.json({ success: true })),
    ),
  play: async ({ canvas }) => {
    await orderByKeyboard(canvas);
    await expectAlert('Failed to create checkout session. Please try again.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.test');
  },
};

export const AFailedCheckoutExplainsTheNextStep: Story = {
  parameters: {
    route: paths.orderForm,
    shop: { outages: { 'POST /stripe/create-checkout-session': 'offline' } },
  },
  play: async ({ canvas, step }) => {
    await orderByKeyboard(canvas);
    await expectAlert('An error occurred during checkout. Please try again later.');
    await step('An offline shopper sees that nothing was ordered', async () => {
      const goOnline = goOffline();
      try {
        await orderByKeyboard(canvas);
        await expect(
          await screen.findByText(/^You are offline, so nothing was ordered\./),
        ).toBeVisible();
      } finally {
        goOnline();
      }
    });
  },
};

/** Back from the payment page, unpaid. */
export const PaymentCancelled: Story = {
  parameters: { route: `${paths.cart}?payment=cancelled` },
  afterEach: shows('A cancelled payment leaves the cart', async ({ canvas }) => {
    await screen.findByText(
      'The payment was cancelled and you have not been charged. Your cart is as you left it.',
    );
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  }),
};

export const PaymentDeclined: Story = {
  parameters: { route: `${paths.cart}?payment=declined` },
  afterEach: shows('A declined payment leaves the cart', async () => {
    await screen.findByText(
      'The payment was declined and you have not been charged. Your cart is as you left it.',
    );
  }),
};
