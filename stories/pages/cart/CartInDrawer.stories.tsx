import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cottonTote, linenShirt, slipDress } from '../../../contract/examples/products.ts';
import { standardDelivery } from '../../../contract/examples/selling.ts';
import CartInDrawer from '../../../src/pages/cart/CartInDrawer.tsx';
import { fillGuestCart, guestLine } from '../../mocks/guestCart.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

const shirtOnly = () => fillGuestCart(guestLine(linenShirt, 'S'));

const meta = {
  component: CartInDrawer,
  args: { open: true, onClose: fn() },
  beforeEach: () => {
    fillGuestCart(guestLine(linenShirt, 'S', 2), guestLine(cottonTote, 'M'));
  },
} satisfies Meta<typeof CartInDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const addShirt = { name: 'Add one Linen Camp Shirt, size S' };
const removeShirt = { name: 'Remove one Linen Camp Shirt, size S' };
const findDrawer = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));

export const Guest: Story = {};

export const ARemovalIsUndoneByKeyboard: Story = {
  beforeEach: shirtOnly,
  play: async () => {
    const drawer = await findDrawer();
    (await drawer.findByRole('button', removeShirt)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await drawer.findByText('Your cart is empty')).toBeVisible();
    await drawer.findByText('Linen Camp Shirt, size S, is no longer in your cart');
    const undo = drawer.getByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await drawer.findByRole('button', removeShirt)).toBeVisible();
    await drawer.findByText('Linen Camp Shirt, size S, is in your cart again');
  },
};

export const Customer: Story = {
  parameters: {
    shop: {
      cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }],
      selling: { delivery: [standardDelivery], codes: [] },
    },
  },
  beforeEach: logInAnna,
};

export const ACustomerSeesTheHoldAndFreeDelivery: Story = {
  ...Customer,
  name: 'A customer sees the reservation and what is missing for free delivery',
  play: async () => {
    const drawer = await findDrawer();
    await expect(
      await drawer.findByText('$22.00 more for free delivery · 14 days to return'),
    ).toBeVisible();
    await expect(drawer.getByText(/^Kept for you until/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', addShirt));
    await expect(await drawer.findByText('Free delivery · 14 days to return')).toBeVisible();
  },
};

export const AFailedRemovalIsReportedInTheDrawer: Story = {
  ...Customer,
  name: 'A failed removal is reported in the drawer',
  parameters: {
    shop: { ...Customer.parameters?.shop, outages: { 'POST /removefromcart': 500 } },
  },
  play: async () => {
    const drawer = await findDrawer();
    await userEvent.click(await drawer.findByRole('button', removeShirt));
    await expect(await drawer.findByRole('alert')).toHaveTextContent(
      'Your cart could not be changed. Please try again.',
    );
  },
};

export const SoldOutAndLimited: Story = {
  beforeEach: () =>
    fillGuestCart(
      guestLine(linenShirt, 'L'),
      guestLine(linenShirt, 'M', 2),
      guestLine(slipDress, 'S'),
    ),
};

export const Empty: Story = { beforeEach: () => fillGuestCart() };

export const Loading: Story = {
  parameters: { shop: { outages: { 'POST /getcartunaut': 'silent' } } },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'POST /getcartunaut': 500 } } },
  afterEach: shows('An unreadable cart links to its page', async () => {
    const drawer = await findDrawer();
    await expect(await drawer.findByText('Your cart could not be loaded')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
