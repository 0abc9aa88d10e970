import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cottonTote, linenShirt, slipDress } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { useRefreshProducts } from '../../../src/data/admin/useAdminProduct.ts';
import { expectFailure } from '../../flows/expecting.ts';
import { fillGuestCart, guestLine } from '../../mocks/guestCart.ts';
import { shows } from '../states.ts';

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
  afterEach: shows('Each line and the sum are shown', async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Cart' });
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 3);
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByText('$1,409.95')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Cart · Hemline'));
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone shows cards and the button', async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Cart' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', createOrder)).toBeVisible();
  }),
};

export const AddingAndRemovingChangeTheTotalAndTheCount: Story = {
  name: 'Adding and removing change the total and the count, and the focus stays among the lines',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', addShirt));
    await expect(await canvas.findByRole('cell', { name: '$178.00' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(canvas.getByRole('button', removeShirt)).toHaveTextContent('Remove one');
    await userEvent.click(canvas.getByRole('button', removeShirt));
    await canvas.findByRole('link', { name: 'Cart, 4 items' });
    canvas.getByRole('button', removeShirt).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Linen Camp Shirt')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cart lines' })).toHaveFocus());
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  },
};

function ProductChange() {
  const refresh = useRefreshProducts();
  return (
    <button type="button" onClick={() => refresh()}>
      Products have changed
    </button>
  );
}

/** An admin's change in this tab reloads the lines. */
export const AProductChangedInThisTabUpdatesItsLine: Story = {
  decorators: [
    (Story) => (
      <>
        <ProductChange />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', addShirt);
    const dearerShirt = { product: { ...linenShirt, price: 99 }, size: 'S', quantity: 1 };
    getWorker().use(
      http.post('*/api/getcartunaut', () =>
        HttpResponse.json({ success: true, cartData: [dearerShirt] }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Products have changed' }));
    await expect(await canvas.findByText('Was $89.00, now $99.00')).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: () => fillGuestCart() };

export const AnEmptyCartCannotBeOrdered: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    const summary = canvas.getByRole('complementary', { name: 'Summary' });
    await expect(summary).toHaveTextContent(/^SummaryCREATE ORDER$/);
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Can't create the order with empty cart$/,
    );
  },
};

/** As many placeholder lines as the cart has, without the empty message. */
export const Loading: Story = {
  parameters: { shop: { outages: { 'POST /getcartunaut': 'silent' } } },
  afterEach: shows('A loading cart shows as many lines as it has', async ({ canvas }) => {
    const skeleton = await canvas.findByRole('status', { name: 'Loading the cart' });
    await expect(skeleton.children).toHaveLength(3);
    await expect(canvas.queryByText('Your cart is empty')).not.toBeInTheDocument();
  }),
};

export const OrderingNeedNotWaitForTheLines: Story = {
  name: 'CREATE ORDER works while the lines load',
  parameters: Loading.parameters,
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the cart' });
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await canvas.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'POST /getcartunaut': 500 } } },
  afterEach: shows('A failure keeps the count', async ({ canvas }) => {
    await expectFailure(canvas, paths.cart);
    await expect(canvas.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  }),
};

export const Offline: Story = { globals: { network: 'offline' } };

const coat = { ...linenShirt, _id: 'gone', name: 'Loden Coat' };

export const WithProblems: Story = {
  beforeEach: () => {
    fillGuestCart(
      guestLine(coat, 'M'),
      guestLine(linenShirt, 'L'),
      guestLine(linenShirt, 'M', 5),
      guestLine(cottonTote, 'M', 1, 29),
    );
  },
};

export const EachProblemIsSolvedBeforeTheOrder: Story = {
  ...WithProblems,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer in the shop')).toBeVisible();
    await expect(canvas.getByText('Size L is sold out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please review them first.');

    await userEvent.click(canvas.getByRole('button', { name: /^Remove: Loden Coat/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove: Linen Camp/ }));
    await expect(await canvas.findByText('Only 2 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep 2/ }));
    await expect(await canvas.findByText('Was $29.00, now $35.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept the new price/ }));
    await expect(await canvas.findByText('$213.50')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', createOrder));
    await expect(await canvas.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
  },
};

export const ASpecOnlyServersCartAddsUnits: Story = {
  name: 'A spec-only server’s cart adds units and names removed products',
  parameters: { shop: { plain: true } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S'), guestLine(coat, 'M')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer in the shop')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', addShirt));
    await expect(await canvas.findByRole('cell', { name: '$178.00' })).toBeVisible();
  },
};

const notice = { picture: 'home-wide.webp', text: 'The official notice in words.' };

export const TheNoticeOfTheLegalGuaranteeNeedsNoClick: Story = {
  parameters: { shop: { owner: { profile: { notices: { en: notice } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: notice.text })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', createOrder));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Continue without an account' }),
    );
    await canvas.findByRole('heading', { name: 'Contact and delivery' });
    await expect(await canvas.findByRole('img', { name: notice.text })).toBeVisible();
  },
};
