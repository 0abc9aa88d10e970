import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cottonTote, linenShirt, slipDress } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';
import { logInAnna } from '../mocks/accounts.ts';
import { fillGuestCart, guestLine } from '../mocks/guestCart.ts';
import { holdFirst } from '../mocks/holdCall.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.cart },
  beforeEach: () => {
    fillGuestCart(
      guestLine(linenShirt, 'S'),
      guestLine(cottonTote, 'M', 2),
      guestLine(slipDress, 'S'),
    );
  },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const createOrder = { name: 'CREATE ORDER' };
const addShirt = { name: 'Add one Linen Camp Shirt, size S' };
const removeShirt = { name: 'Remove one Linen Camp Shirt, size S' };

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Cart' });
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 3);
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText('$1,409.95')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Cart · Hemline'));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Cart' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', createOrder)).toBeVisible();
  },
};

export const AddedAndRemoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', addShirt));
    await expect(await canvas.findByRole('cell', { name: '$178.00' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(canvas.getByRole('button', removeShirt)).toHaveTextContent('Remove one');
    await userEvent.click(canvas.getByRole('button', removeShirt));
    await userEvent.click(canvas.getByRole('button', removeShirt));
    await waitFor(() => expect(canvas.queryByText('Linen Camp Shirt')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  },
};

/** The line goes with its button: the focus stays among the lines. */
export const RemovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', removeShirt)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Linen Camp Shirt')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cart lines' })).toHaveFocus());
  },
};

export const Empty: Story = {
  beforeEach: () => fillGuestCart(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Can't create the order with empty cart$/,
    );
  },
};

/** As many lines as there will be; never a word of an empty cart. */
export const Loading: Story = {
  parameters: { shop: { outages: { 'POST /getcartunaut': 'silent' } } },
  play: async ({ canvas }) => {
    const skeleton = await canvas.findByRole('status', { name: 'Loading the cart' });
    await expect(skeleton.children).toHaveLength(3);
    await expect(canvas.queryByText('Your cart is empty')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await screen.findByRole('alert')).toHaveTextContent('still on its way');
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'POST /getcartunaut': 500 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      paths.cart,
    );
    await expect(canvas.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  },
};

const coat = { ...linenShirt, _id: 'gone', name: 'Loden Coat' };

/** Something is wrong with every line; CREATE ORDER waits until each is settled. */
export const SomethingToSettle: Story = {
  beforeEach: () => {
    fillGuestCart(
      guestLine(coat, 'M'),
      guestLine(linenShirt, 'L'),
      guestLine(linenShirt, 'M', 5),
      guestLine(cottonTote, 'M', 1, 29),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer in the shop')).toBeVisible();
    await expect(canvas.getByText('Size L is sold out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please settle them first.');

    await userEvent.click(canvas.getByRole('button', { name: /^Take out: Loden Coat/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Take out: Linen Camp/ }));
    await expect(await canvas.findByText('Only 2 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep 2/ }));
    await expect(await canvas.findByText('Was $29.00, now $35.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept the new price/ }));
    await expect(await canvas.findByText('$213.50')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await canvas.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
  },
};

/** A server with only the specification's calls. */
export const Bare: Story = {
  parameters: { shop: { bare: true } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S'), guestLine(coat, 'M')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer in the shop')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', addShirt));
    await expect(await canvas.findByRole('cell', { name: '$178.00' })).toBeVisible();
  },
};

const annasShop = { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }] };

/** The server names what it no longer sells; it stays until the customer takes it out. */
export const CustomersGoneLine: Story = {
  parameters: {
    shop: { cart: [...annasShop.cart, { itemId: 'gone', size: 'M', quantity: 1 }] },
  },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A piece you chose')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ORDER' }));
    await screen.findByRole('alert');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove one A piece you chose, size M' }),
    );
    await waitFor(() => expect(canvas.queryByText('A piece you chose')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

export const Customer: Story = {
  parameters: { shop: annasShop },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', removeShirt));
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', addShirt));
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

/** However quickly the pieces come, they are sent one by one, and the count never falls back. */
export const CustomerPressesQuickly: Story = {
  parameters: { shop: annasShop },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', addShirt);
    const { letGo, calls } = holdFirst('/addtocart');
    for (const count of [3, 4, 5]) {
      await userEvent.click(add);
      await expect(await canvas.findByRole('link', { name: `Cart, ${count} items` })).toBeVisible();
    }
    await waitFor(() => expect(calls()).toBe(1));
    letGo();
    await waitFor(() => expect(calls()).toBe(3));
    await expect(canvas.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$445.00' })).toBeVisible();
  },
};

/** One of them is refused: the others stay. */
export const CustomerPressesTooOften: Story = {
  parameters: {
    route: paths.cart,
    shop: { cart: [{ itemId: linenShirt._id, size: 'M', quantity: 1 }] },
  },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', {
      name: 'Add one Linen Camp Shirt, size M',
    });
    getWorker().use(
      http.post('*/api/addtocart', () => HttpResponse.json({}, { status: 409 }), { once: true }),
    );
    await userEvent.click(add);
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be changed');
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await userEvent.click(add);
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await waitFor(() => expect(add).toBeDisabled());
  },
};

export const CustomerLoading: Story = {
  parameters: { shop: { outages: { 'GET /getcart': 'silent' } } },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the cart' })).toBeVisible();
    await expect(canvas.queryByText('Your cart is empty')).not.toBeInTheDocument();
  },
};

export const CustomerFailed: Story = {
  parameters: { shop: { outages: { 'GET /getcart': 'offline' } } },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' }),
    ).toBeVisible();
  },
};

/** The call fails: the piece is back, and the shopper is told. */
export const CustomerChangeFailed: Story = {
  parameters: { shop: { ...annasShop, outages: { 'POST /removefromcart': 500 } } },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', removeShirt));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your cart could not be changed. Please try again.',
    );
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

/** The form takes the lines' place; BACK brings them back, and keeps what was typed. */
export const OrderFormAndBack: Story = {
  parameters: { shop: annasShop },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Cart' });
    await userEvent.click(canvas.getByRole('button', createOrder));
    const heading = await canvas.findByRole('heading', { name: 'Contact and delivery' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'anna@example.test');
    await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
    await expect(await canvas.findByRole('table', { name: 'Cart' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cart lines' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'anna@example.test',
    );
  },
};

export const OrderFormIncompleteByKeyboard: Story = {
  parameters: { route: paths.orderForm, shop: annasShop },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Contact and delivery' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please fill in all required fields$/,
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

async function orderByKeyboard(canvas: ReturnType<typeof within>) {
  (await canvas.findByRole('textbox', { name: 'Email' })).focus();
  await userEvent.keyboard('anna@example.test{Tab}{Tab}912345678{Tab}');
  await userEvent.keyboard('Rua das Flores 12, Lisbon, Portugal, 12000{Enter}');
}

export const CheckoutRefused: Story = {
  parameters: {
    route: paths.orderForm,
    shop: { ...annasShop, outages: { 'POST /stripe/create-checkout-session': 400 } },
  },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await orderByKeyboard(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to create checkout session. Please try again.$/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.test');
  },
};

export const CheckoutFailed: Story = {
  parameters: {
    route: paths.orderForm,
    shop: { ...annasShop, outages: { 'POST /stripe/create-checkout-session': 'offline' } },
  },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await orderByKeyboard(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occurred during checkout. Please try again later.$/,
    );
  },
};

/** Back from the payment page, unpaid. */
export const PaymentCancelled: Story = {
  parameters: { route: `${paths.cart}?payment=cancelled`, shop: annasShop },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    const notice = await screen.findByText(
      'The payment was cancelled and nothing was paid. Your cart is as you left it.',
    );
    await waitFor(() => expect(notice).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

export const PaymentDeclined: Story = {
  parameters: { route: `${paths.cart}?payment=declined`, shop: annasShop },
  beforeEach: logInAnna,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The payment was declined and nothing was paid. Your cart is as you left it.',
    );
  },
};
