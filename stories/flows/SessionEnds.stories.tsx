import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { anna, logInAnna } from '../mocks/logins.ts';
import { expectAlert, expectDenied } from './expecting.ts';
import { ShopWithPayment } from './ShopWithPayment.tsx';
import {
  type Canvas,
  expectInCart,
  expectOrderFormFilled,
  fillOrderForm,
  proceedToCheckout,
} from './shopping.ts';

/** The server knows the session no more, in the middle of a visit. */
const meta = {
  component: ShopWithPayment,
  beforeEach: logInAnna,
} satisfies Meta<typeof ShopWithPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = [{ itemId: linenShirt._id, size: 'S', quantity: 2 }];

async function logInAgain(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), anna.email);
  await userEvent.type(canvas.getByLabelText('Password'), `${anna.password}{Enter}`);
}

/** Back at the order form after the login, with the cart and all that was typed. */
export const TheCheckoutSurvivesTheEndOfTheSession: Story = {
  name: 'The checkout survives the end of the session',
  tags: ['behaviour'],
  parameters: { route: paths.orderForm, shop: { cart, checkout: { sessionEnds: true } } },
  play: async ({ canvas }) => {
    await fillOrderForm(canvas);
    await proceedToCheckout(canvas);
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expectAlert('Your session has ended. Log in again to go on where you were.');
    await expect(localStorage.getItem('hemline.session')).toBeNull();

    await logInAgain(canvas);
    await expectOrderFormFilled(canvas);
    await expectInCart(canvas, '2 items');
    await proceedToCheckout(canvas);
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeVisible();
  },
};

/** Adding to the cart leads to the login, and back to the product. */
export const AddingSurvivesTheEndOfTheSession: Story = {
  name: 'Adding survives the end of the session',
  tags: ['behaviour'],
  parameters: {
    route: paths.product(linenShirt._id),
    shop: { cart, outages: { 'POST /addtocart': 401 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expectAlert(/^Your session has ended/);
    await logInAgain(canvas);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' }),
    ).toBeVisible();
  },
};

/** Nothing was being done: the page stays, and the toast leads to the login. */
export const ASessionThatEndsInPassingIsOnlyTold: Story = {
  name: 'A session that ends in passing is only told',
  tags: ['behaviour'],
  parameters: { route: paths.aboutUs, shop: { outages: { 'GET /getcart': 401 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText('Your session has ended.')).toBeVisible());
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    await expectInCart(canvas, '0 items');

    const [, login] = screen.getAllByRole('link', { name: 'Login' });
    if (login) await userEvent.click(login);
    await logInAgain(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  },
};

/** A list of one's own: access denied, as the specification has it. */
export const AListOfOnesOwnIsDenied: Story = {
  name: 'A list of one’s own is denied',
  tags: ['behaviour'],
  parameters: { route: paths.myOrders, shop: { outages: { 'GET /getorders': 401 } } },
  play: ({ canvas }) => expectDenied(canvas),
};
