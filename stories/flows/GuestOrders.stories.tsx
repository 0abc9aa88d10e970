import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { anna } from '../mocks/logins.ts';
import { ShopWithPayment } from './ShopWithPayment.tsx';
import { addToCart, type Canvas, expectInCart, openCart } from './shopping.ts';

/** A guest orders as a customer, or without an account. */
const meta = {
  component: ShopWithPayment,
  parameters: { route: paths.product(linenShirt._id) },
} satisfies Meta<typeof ShopWithPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askForAnOrder(canvas: Canvas) {
  await addToCart(canvas, 'S');
  await expectInCart(canvas, '1 item');
  await openCart(canvas);
  await canvas.findByRole('table', { name: 'Cart' });
  await userEvent.click(canvas.getByRole('button', { name: 'CREATE ORDER' }));
  await canvas.findByRole('heading', { level: 1, name: 'Sign Up' });
  await expect(canvas.getByText(/^We’re keeping your cart/)).toBeVisible();
}

async function expectOrderForm(canvas: Canvas) {
  const heading = await canvas.findByRole('heading', { name: 'Contact and delivery' });
  await waitFor(() => expect(heading).toHaveFocus());
  await expectInCart(canvas, '1 item');
}

export const AGuestSignsUpToOrder: Story = {
  play: async ({ canvas }) => {
    await askForAnOrder(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Berta');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'berta@example.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'a silk dress');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expectOrderForm(canvas);
  },
};

export const AGuestLogsInToOrder: Story = {
  play: async ({ canvas }) => {
    await askForAnOrder(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in instead' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), anna.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'a wool coat{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password.');
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), `${anna.password}{Enter}`);
    await expectOrderForm(canvas);
  },
};

const withoutAnAccount = { name: 'Continue without an account' };

export const AShopThatRequiresAccountsOffersNoGuestOrder: Story = {
  parameters: { shop: { takesGuests: false } },
  play: async ({ canvas }) => {
    await askForAnOrder(canvas);
    await expect(canvas.queryByRole('button', withoutAnAccount)).not.toBeInTheDocument();
  },
};

export const ASpecOnlyServerOffersNoGuestOrder: Story = {
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await askForAnOrder(canvas);
    await expect(canvas.queryByRole('button', withoutAnAccount)).not.toBeInTheDocument();
  },
};
