import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cottonTote, linenShirt } from '../../../contract/examples/products.ts';
import { limits } from '../../../contract/limits.ts';
import { leftOut, tooManyUnits } from '../../../contract/rules/cartLines.ts';
import { cartLink } from '../../../contract/rules/cartLink.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { fillGuestCart, guestLine } from '../../mocks/guestCart.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

const link = cartLink([
  { itemId: linenShirt._id, size: 'S', quantity: 2 },
  { itemId: 'gone', size: 'M', quantity: 1 },
]);

const meta = {
  component: AppRoutes,
  parameters: { route: link },
  beforeEach: () => fillGuestCart(guestLine(cottonTote, 'M')),
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = { name: 'Add these items to your cart?' };
const find = async () => within(await screen.findByRole('alertdialog', question));

export const Ready: Story = {
  afterEach: shows('The items that are still there are offered', async () => {
    const list = within(await (await find()).findByRole('list', { name: 'Offered items' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.getByText('Size S · 2')).toBeVisible();
    const { getByText } = await find();
    await expect(getByText(leftOut(1))).toBeVisible();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AClickAddsThem: Story = {
  name: 'A click adds them to what the cart has',
  play: async ({ canvas }) => {
    const dialog = await find();
    await canvas.findByText('Cotton Tote');
    await expect(canvas.queryByText(linenShirt.name)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await screen.findByText('2 items were added to your cart');
    await canvas.findByRole('link', { name: 'Cart, 3 items' });
  },
};

export const EscapeLeavesTheCartAsItIs: Story = {
  play: async ({ canvas }) => {
    await find();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await canvas.findByRole('link', { name: 'Cart, 1 item' });
  },
};

export const ACustomersCartGetsThem: Story = {
  name: 'A customer’s cart gets them on the server',
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await userEvent.click((await find()).getByRole('button', { name: 'Add to cart' }));
    await canvas.findByRole('link', { name: 'Cart, 2 items' });
  },
};

export const NothingLeft: Story = {
  parameters: { route: cartLink([{ itemId: 'gone', size: 'M', quantity: 1 }]) },
  afterEach: shows('A toast says that nothing is left', async () => {
    await screen.findByText('The items of this link are no longer available.');
  }),
};

export const AFullLine: Story = {
  name: 'What a guest’s cart has no room for is named',
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', limits.cartQuantity.max - 1)),
  play: async () => {
    await userEvent.click((await find()).getByRole('button', { name: 'Add to cart' }));
    const text = `1 item was added to your cart. Not added: 1 × ${linenShirt.name}`;
    await expect(await screen.findByText(new RegExp(text))).toHaveTextContent(tooManyUnits());
  },
};

export const AnotherAttempt: Story = {
  name: 'A link that could not be loaded can be tried again',
  beforeEach: () => {
    fillGuestCart();
    const refusal = () => HttpResponse.json({ success: false, message: '' }, { status: 500 });
    getWorker().use(http.post('*/api/getcartunaut', refusal, { once: true }));
  },
  play: async () => {
    await screen.findByText('The items of this link could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await find();
  },
};

export const SpecOnlyServer: Story = { parameters: { shop: { plain: true } } };

export const Offline: Story = {
  globals: { network: 'offline' },
  beforeEach: () => fillGuestCart(),
};
