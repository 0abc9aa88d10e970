import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { holdFirst } from '../../mocks/holdCall.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { leadsBackTo, shows } from '../states.ts';

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

export const CustomersRemovedLine: Story = {
  parameters: {
    shop: { cart: [...annasShop.cart, { itemId: 'gone', size: 'M', quantity: 1 }] },
  },
};

export const ARemovedProductsLineStaysUntilItIsRemoved: Story = {
  ...CustomersRemovedLine,
  name: 'A removed product’s line stays until the customer removes it',
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

/** A change can't be resent, because each adds or removes a unit. */
export const UnitsWithLostRepliesAreCountedOnce: Story = {
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

export const QuickClicksAreCountedAtOnceAndSentOneByOne: Story = {
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

export const ARefusedUnitKeepsTheOthers: Story = {
  parameters: {
    route: paths.cart,
    shop: { cart: [{ itemId: linenShirt._id, size: 'M', quantity: 1 }] },
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', {
      name: 'Add one Linen Camp Shirt, size M',
    });
    getWorker().use(
      http.post(
        '*/api/addtocart',
        () => HttpResponse.json({ message: 'No more are left.' }, { status: 409 }),
        { once: true },
      ),
    );
    await userEvent.click(add);
    await expect(await screen.findByRole('alert')).toHaveTextContent('No more are left.');
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await userEvent.click(add);
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const CustomerLoading: Story = {
  parameters: { shop: { outages: { 'GET /getcart': 'silent' } } },
  afterEach: shows('A loading cart is not shown as empty', async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the cart' })).toBeVisible();
    await expect(canvas.queryByText('Your cart is empty')).not.toBeInTheDocument();
  }),
};

export const CustomerFailed: Story = {
  parameters: { shop: { outages: { 'GET /getcart': 'offline' } } },
  afterEach: leadsBackTo(paths.cart),
};

export const AFailedRemovalRestoresTheUnit: Story = {
  play: async ({ canvas, step }) => {
    const remove = await canvas.findByRole('button', removeShirt);
    getWorker().use(
      http.post('*/api/removefromcart', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    await userEvent.click(remove);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your cart could not be changed. Please try again.',
    );
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await step('A failure is told no more once the same succeeds', async () => {
      await userEvent.click(remove);
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    });
  },
};
