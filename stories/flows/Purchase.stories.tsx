import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { fillGuestCart, guestLine } from '../mocks/guestCart.ts';
import { anna, logInAnna } from '../mocks/logins.ts';
import { expectAlert } from './expecting.ts';
import { ShopWithPayment } from './ShopWithPayment.tsx';
import {
  type Canvas,
  contact,
  expectInCart,
  expectOrderFormFilled,
  fillOrderForm,
  proceedToCheckout,
} from './shopping.ts';

/** From a cart to an order in the profile, by way of the payment. */
const meta = {
  component: ShopWithPayment,
  parameters: {
    route: paths.orderForm,
    shop: { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }], customer: { orders: [] } },
  },
  beforeEach: logInAnna,
} satisfies Meta<typeof ShopWithPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

async function signUp(canvas: Canvas, email: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'CREATE ORDER' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'Berta');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'a silk dress');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
}

async function choose(canvas: Canvas, what: 'Pay' | 'Decline' | 'Cancel') {
  await userEvent.click(await canvas.findByRole('button', { name: what }));
}

async function expectThanks(canvas: Canvas) {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Thank you for your order' }),
  ).toBeVisible();
  await expectInCart(canvas, '0 items');
}

const guestWithACart: Partial<Story> = {
  parameters: { route: paths.cart, shop: { cart: [] } },
  beforeEach: () => {
    localStorage.clear();
    fillGuestCart(guestLine(linenShirt, 'S', 2));
  },
};

export const AGuestSignsUpAndPays: Story = {
  ...guestWithACart,
  name: 'A guest signs up and pays',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Cart' });
    await signUp(canvas, 'berta@example.test');
    await fillOrderForm(canvas);
    await proceedToCheckout(canvas);
    await choose(canvas, 'Pay');
    await expectThanks(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'See my orders' }));
    await expect(await canvas.findByText('$178.00')).toBeVisible();
  },
};

export const AUsedEmailIsRefusedAndTheCartStays: Story = {
  ...guestWithACart,
  name: 'A used email is refused and the cart stays',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Cart' });
    await signUp(canvas, anna.email);
    await expectAlert('Signup failed. This email is already in use.');
    await expectInCart(canvas, '2 items');
  },
};

export const ACustomerPaysOnAPhone: Story = {
  name: 'A customer pays on a phone',
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fillOrderForm(canvas);
    await proceedToCheckout(canvas);
    await choose(canvas, 'Pay');
    await expectThanks(canvas);
  },
};

export const ACustomerPaysByKeyboard: Story = {
  name: 'A customer pays by keyboard',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('textbox', { name: 'Email' })).focus();
    const emptied = '{Control>}a{/Control}{Delete}';
    await userEvent.keyboard(`${emptied}${contact.email}{Tab}{Tab}`);
    await userEvent.keyboard(`${emptied}${contact.phone}{Tab}${emptied}${contact.address}{Enter}`);
    await canvas.findByRole('button', { name: 'Pay' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectThanks(canvas);
  },
};

/** The same on a server with only the specification's calls. */
export const ACustomerPaysOnAPlainServer: Story = {
  ...ACustomerPaysOnAPhone,
  name: 'A customer pays on a plain server',
  tags: ['behaviour'],
  parameters: {
    shop: { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }], plain: true },
  },
};

export const ADeclinedPaymentIsTriedAgain: Story = {
  name: 'A declined payment is tried again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await fillOrderForm(canvas);
    await proceedToCheckout(canvas);
    await choose(canvas, 'Decline');
    await expectAlert(/^The payment was declined and you have not been charged/);
    await canvas.findByRole('table', { name: 'Cart' });
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ORDER' }));
    await expectOrderFormFilled(canvas);
    await proceedToCheckout(canvas);
    await choose(canvas, 'Pay');
    await expectThanks(canvas);
  },
};

/** Cart and form are as they were. */
export const ACancelledPaymentLeavesTheCartAndTheForm: Story = {
  name: 'A cancelled payment leaves the cart and the form',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await fillOrderForm(canvas);
    await proceedToCheckout(canvas);
    await choose(canvas, 'Cancel');
    await screen.findByText(/^The payment was cancelled and you have not been charged/);
    await expectInCart(canvas, '2 items');
    await userEvent.click(await canvas.findByRole('button', { name: 'CREATE ORDER' }));
    await expectOrderFormFilled(canvas);
  },
};
