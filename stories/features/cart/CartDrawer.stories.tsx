import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { CartCards } from '../../../src/features/cart/CartCards.tsx';
import { CartDrawer, DrawerLines, DrawerSummary } from '../../../src/features/cart/CartDrawer.tsx';
import { CartSkeleton } from '../../../src/features/cart/CartSkeleton.tsx';
import { HeldUntil } from '../../../src/features/cart/CartSummary.tsx';
import type { CartRow } from '../../../src/lib/cart/cartRows.ts';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { exampleCart } from './exampleCart.ts';
import { exampleRows, problemRows } from './exampleRows.ts';

const { rows, ...actions } = exampleCart;
const summary = <DrawerSummary subtotalCents={140_995} hint="Free delivery" />;

/** Lines above their total. */
const cartOf = (shown: readonly CartRow[], sum = summary) => (
  <>
    <DrawerLines>
      <CartCards rows={shown} {...actions} />
    </DrawerLines>
    {sum}
  </>
);

const meta = {
  component: CartDrawer,
  args: {
    open: true,
    onClose: fn(),
    children: cartOf(rows),
  },
  parameters: {
    guide: {
      instead: {
        CartLayout: 'for the page where the cart is ordered, and for narrow windows.',
        NavDrawer: 'for the menu of a phone.',
      },
      content: [
        'The lines as the cart’s page has them on a phone, “Subtotal”, what is missing for free delivery, “View cart”.',
        'No CREATE ORDER: an order begins on the cart’s page alone.',
      ],
      announced: [
        'A dialog named “Cart”; Escape, Back or a press outside closes it and gives the focus back.',
        'A quantity is read when it changes; a toast with its Undo stands inside the dialog.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CartDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const ManyLines: Story = {
  args: {
    children: cartOf(
      ['XS', 'S', 'M', 'L', 'XL'].flatMap((size) => rows.map((row) => ({ ...row, size }))),
    ),
  },
};

export const WithProblems: Story = {
  args: {
    children: cartOf(Object.values(problemRows), <DrawerSummary subtotalCents={54_000} />),
  },
};

export const HeldForACustomer: Story = {
  args: {
    children: cartOf(
      [exampleRows.dress],
      <DrawerSummary
        subtotalCents={124_995}
        hint="Free delivery"
        held={<HeldUntil until="2099-01-01T14:05:00Z" />}
      />,
    ),
  },
};

export const Loading: Story = {
  args: {
    children: (
      <>
        <DrawerLines>
          <CartSkeleton lines={2} />
        </DrawerLines>
        <DrawerSummary subtotalCents={undefined} />
      </>
    ),
  },
};

export const Empty: Story = {
  args: {
    children: (
      <DrawerLines>
        <EmptyState
          title="Your cart is empty"
          next={{ label: 'See the new collection', to: '/#new-collection' }}
        />
      </DrawerLines>
    ),
  },
};

export const TheFocusStaysInsideAndEscapeCloses: Story = {
  name: 'The focus stays inside, a line is changed, and Escape or the cross closes',
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close cart' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('link', { name: 'View cart' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    const inDrawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await userEvent.click(
      inDrawer.getByRole('button', { name: 'Add one Linen Camp Shirt, size M' }),
    );
    await expect(actions.onAdd).toHaveBeenCalledWith(exampleRows.shirt);
    await expect(inDrawer.getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await userEvent.click(inDrawer.getByRole('button', { name: 'Close cart' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
