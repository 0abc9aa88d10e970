import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { addToCart, expectInCart, openCart, openLinenShirt, tabTo } from './shopping.ts';

/** Browse a category, open a product, choose a size, add twice, see the cart, change it, empty it. */
const meta = {
  component: AppRoutes,
  parameters: { route: '/' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const addOne = { name: 'Add one Linen Camp Shirt, size S' };
const removeOne = { name: 'Remove one Linen Camp Shirt, size S' };

export const ACartIsFilledAndEmptiedOnADesktop: Story = {
  name: 'A cart is filled and emptied on a desktop',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await openLinenShirt(canvas);
    await addToCart(canvas, 'S');
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expectInCart(canvas, '2 items');

    await openCart(canvas);
    const row = within(await canvas.findByRole('row', { name: /Linen Camp Shirt/ }));
    await expect(row.getByRole('cell', { name: '$178.00' })).toBeVisible();
    await userEvent.click(row.getByRole('button', addOne));
    await expect(await row.findByRole('cell', { name: '$267.00' })).toBeVisible();
    await expectInCart(canvas, '3 items');

    await userEvent.click(row.getByRole('button', removeOne));
    await userEvent.click(row.getByRole('button', removeOne));
    await waitFor(() => expect(row.getByRole('button', removeOne)).toHaveTextContent(/^Remove$/));
    await userEvent.click(row.getByRole('button', removeOne));
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await expectInCart(canvas, '0 items');
  },
};

/** The same on a server with only the specification's calls. */
export const ACartIsFilledAndEmptiedOnAPlainServer: Story = {
  ...ACartIsFilledAndEmptiedOnADesktop,
  name: 'A cart is filled and emptied on a plain server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
};

export const ACartIsFilledAndEmptiedOnAPhone: Story = {
  name: 'A cart is filled and emptied on a phone',
  tags: ['behaviour'],
  parameters: { route: '/women' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Linen Camp Shirt' }));
    await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
    await addToCart(canvas, 'S');
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expectInCart(canvas, '2 items');

    await openCart(canvas);
    const list = within(await canvas.findByRole('list', { name: 'Cart' }));
    await expect(list.getByText('$178.00')).toBeVisible();
    await userEvent.click(list.getByRole('button', removeOne));
    await userEvent.click(list.getByRole('button', removeOne));
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
  },
};

export const ACartIsFilledAndEmptiedByKeyboard: Story = {
  name: 'A cart is filled and emptied by keyboard',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [women] = await canvas.findAllByRole('link', { name: 'Women' });
    if (women) await tabTo(women);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Women' });
    await tabTo(await canvas.findByRole('link', { name: 'Linen Camp Shirt' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
    (await canvas.findByRole('radio', { name: 'S' })).focus();
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await expectInCart(canvas, '2 items');

    const { parentElement } = await canvas.findByText(/^2 in your cart/);
    within(parentElement as HTMLElement)
      .getByRole('link', { name: 'View cart' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await tabTo(await canvas.findByRole('button', removeOne));
    await userEvent.keyboard('{Enter}');
    await expectInCart(canvas, '1 item');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cart lines' })).toHaveFocus());
  },
};
