import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { holdFirst } from '../mocks/holdCall.ts';
import { logInAnna } from '../mocks/logins.ts';
import { loseAnswer } from '../mocks/loseAnswer.ts';

const annasShop = { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }] };

/** The cart that the server keeps for a customer. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.cart, shop: annasShop },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const addShirt = { name: 'Add one Linen Camp Shirt, size S' };
const removeShirt = { name: 'Remove one Linen Camp Shirt, size S' };

export const CustomersGoneLine: Story = {
  parameters: {
    shop: { cart: [...annasShop.cart, { itemId: 'gone', size: 'M', quantity: 1 }] },
  },
};

/** The server names what it no longer sells; it stays until the customer takes it out. */
export const ALineThatIsGoneStaysUntilItIsTakenOut: Story = {
  ...CustomersGoneLine,
  name: 'A line that is gone stays until it is taken out',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An item you chose')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ORDER' }));
    await screen.findByRole('alert');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove one An item you chose, size M' }),
    );
    await waitFor(() => expect(canvas.queryByText('An item you chose')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

export const Customer: Story = {};

export const AClickRemovesAndAddsAtTheServer: Story = {
  name: 'A click removes and adds at the server',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', removeShirt));
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', addShirt));
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

/** No change can be sent again, as each is one unit more or less. */
export const UnitsWhoseAnswersAreLostAreCountedOnce: Story = {
  name: 'Units whose answers are lost are counted once',
  tags: ['behaviour'],
  beforeEach: () => {
    loseAnswer('POST /removefromcart', 2);
    loseAnswer('POST /addtocart');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', removeShirt));
    await canvas.findByRole('link', { name: 'Cart, 1 item' });
    await userEvent.click(canvas.getByRole('button', removeShirt));
    await screen.findByText('Linen Camp Shirt, size S, is no longer in your cart');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Linen Camp Shirt, size S, is in your cart again');
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};

/** However quickly the units come, they are sent one by one, and the count never falls back. */
export const QuickClicksAreCountedAtOnceAndSentOneByOne: Story = {
  name: 'Quick clicks are counted at once and sent one by one',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', addShirt);
    const { release, calls } = holdFirst('/addtocart');
    for (const count of [3, 4, 5]) {
      await userEvent.click(add);
      await expect(await canvas.findByRole('link', { name: `Cart, ${count} items` })).toBeVisible();
    }
    await waitFor(() => expect(calls()).toBe(1));
    release();
    await waitFor(() => expect(calls()).toBe(3));
    await expect(canvas.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$445.00' })).toBeVisible();
  },
};

/** One of them is refused: the others stay. */
export const ARefusedUnitLeavesTheOthers: Story = {
  name: 'A refused unit leaves the others',
  tags: ['behaviour'],
  parameters: {
    route: paths.cart,
    shop: { cart: [{ itemId: linenShirt._id, size: 'M', quantity: 1 }] },
  },
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
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const CustomerLoading: Story = {
  parameters: { shop: { outages: { 'GET /getcart': 'silent' } } },
};

export const ACartOnItsWayIsNotCalledEmpty: Story = {
  ...CustomerLoading,
  name: 'A cart on its way is not called empty',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the cart' })).toBeVisible();
    await expect(canvas.queryByText('Your cart is empty')).not.toBeInTheDocument();
  },
};

export const CustomerFailed: Story = {
  parameters: { shop: { outages: { 'GET /getcart': 'offline' } } },
};

export const AFailureIsToldOnThePage: Story = {
  ...CustomerFailed,
  name: 'A failure is told on the page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' }),
    ).toBeVisible();
  },
};

/** The call fails: the unit is back, and the shopper is told. */
export const AFailedRemovalBringsTheUnitBack: Story = {
  name: 'A failed removal brings the unit back',
  tags: ['behaviour'],
  parameters: { shop: { ...annasShop, outages: { 'POST /removefromcart': 500 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', removeShirt));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your cart could not be changed. Please try again.',
    );
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

export const AFailureIsToldNoMoreOnceTheSameSucceeds: Story = {
  name: 'A failure is told no more once the same succeeds',
  tags: ['behaviour'],
  parameters: { shop: annasShop },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', removeShirt);
    getWorker().use(http.post('*/api/removefromcart', () => HttpResponse.error(), { once: true }));
    await userEvent.click(remove);
    await screen.findByRole('alert');
    await userEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};
