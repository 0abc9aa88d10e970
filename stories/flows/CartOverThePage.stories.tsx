import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { CartInDrawer } from '../../src/pages/useCartDrawer.ts';
import { fillGuestCart, guestLine } from '../mocks/guestCart.ts';
import { addToCart, type Canvas, tabTo } from './shopping.ts';

/** A look into the cart from the page one is on; on a narrow window it is a page of its own. */
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

/** Nothing opens by itself; what is pressed in the toast does. */
export const AddingStaysQuietAndItsToastOpensTheCart: Story = {
  name: 'Adding stays quiet, and its toast opens the cart',
  tags: ['behaviour'],
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
    // The toast is gone, and has given the focus back.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ADD TO CART' })).toHaveFocus());
  },
};

export const TheBagOpensTheCartAndGivesTheFocusBack: Story = {
  name: 'The bag opens the cart, and has the focus again',
  tags: ['behaviour'],
  beforeEach: withAShirt,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'ADD TO CART' });
    await tabTo(await canvas.findByRole('link', bag));
    await userEvent.keyboard('{Enter}');
    const drawer = await findDrawer();
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('link', bag)).toHaveFocus());
  },
};

export const APressOutsideClosesTheCart: Story = {
  name: 'A press outside closes the cart',
  tags: ['behaviour'],
  beforeEach: withAShirt,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', bag));
    const drawer = await findDrawer();
    const outside = drawer.parentElement?.firstElementChild as HTMLElement;
    await userEvent.click(outside);
    await expectClosed();
    await expect(canvas.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  },
};

export const TheCartLeadsToItsPage: Story = {
  name: 'The cart leads to its page, where an order begins',
  tags: ['behaviour'],
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

export const OnAPhoneTheBagLeadsToThePage: Story = {
  name: 'On a phone the bag leads to the page',
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: withAShirt,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'ADD TO CART' });
    await userEvent.click(await canvas.findByRole('link', bag));
    await expectCartPage(canvas);
  },
};

/** No network, or a newer release has replaced the drawer's code. */
export const WithoutTheDrawersCodeTheBagLeadsToThePage: Story = {
  name: 'Without the drawer’s code the bag leads to the page',
  tags: ['behaviour'],
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
