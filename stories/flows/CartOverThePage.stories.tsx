import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { limits } from '../../contract/limits.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { CartInDrawer } from '../../src/pages/cart/useCartDrawer.ts';
import { fillGuestCart, guestLine } from '../mocks/guestCart.ts';
import { addToCart, type Canvas } from './shopping.ts';

/** The cart drawer of wide windows; narrow ones open the cart page. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.product(linenShirt._id) },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const bag = { name: 'Cart, 1 item' };
const withAShirt = () => fillGuestCart(guestLine(linenShirt, 'S'));
const findDrawer = () => screen.findByRole('dialog', { name: 'Cart' });

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function expectCartPage(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expectClosed();
}

export const AddingOpensNoDrawerAndItsToastOpensTheCart: Story = {
  name: 'Adding opens no drawer, and its toast opens the cart',
  play: async ({ canvas }) => {
    await addToCart(canvas, 'S');
    const text = await screen.findByText('Linen Camp Shirt, size S, is in your cart');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const toast = within(text.closest<HTMLElement>('[role="status"]') as HTMLElement);
    await userEvent.click(toast.getByRole('link', { name: 'View cart' }));
    const drawer = within(await findDrawer());
    await expect(await drawer.findByText('Size S · $89.00')).toBeVisible();
    await waitFor(() => expect(text).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    // The closed toast has returned the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ADD TO CART' })).toHaveFocus());
  },
};

export const TheDrawerLinksToTheCartPage: Story = {
  name: 'The drawer links to the cart page, where an order starts',
  beforeEach: withAShirt,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', bag));
    const drawer = within(await findDrawer());
    await userEvent.click(await drawer.findByRole('link', { name: 'View cart' }));
    await expectCartPage(canvas);
    await expect(canvas.getByRole('button', { name: 'CREATE ORDER' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', bag));
    await expectCartPage(canvas);
  },
};

/** Offline, or after a newer release. */
export const WithoutTheDrawersCodeTheBagOpensThePage: Story = {
  name: 'Without the drawer’s code the bag opens the page',
  beforeEach: () => {
    withAShirt();
    const load = spyOn(CartInDrawer, 'load').mockRejectedValue(new Error('No such file'));
    return () => load.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', bag));
    await expectCartPage(canvas);
  },
};

export const AFullCartTakesNoOtherProduct: Story = {
  name: 'A full cart takes no other product, and says so',
  beforeEach: () => {
    const line = guestLine(linenShirt, 'S');
    const ids = Array.from({ length: limits.cartLines.max }, (_, index) => `item ${index}`);
    fillGuestCart(...ids.map((itemId) => ({ ...line, itemId })));
  },
  play: async ({ canvas }) => {
    await addToCart(canvas, 'S');
    await screen.findByText(/^Linen Camp Shirt in size S could not be added\. Your cart is full/);
  },
};
