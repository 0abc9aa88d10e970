import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { processingOrder } from '../../../contract/examples/orders.ts';
import {
  expiredOrder,
  partlyRefundedOrder,
  partReceivedReturn,
  refundedReturn,
  refusedReturn,
  requestedReturn,
  returnableOrder,
} from '../../../contract/examples/returns.ts';
import { OrderReturns } from '../../../src/features/orders/OrderReturns.tsx';
import { shows } from '../../pages/states.ts';

const onReturn = fn();

const meta = {
  component: OrderReturns,
  args: { order: returnableOrder, onReturn },
  beforeEach: () => {
    onReturn.mockReset().mockResolvedValue(undefined);
  },
  decorators: [
    (Story) => (
      <>
        <h1>Order of 24 April 2026</h1>
        <Story />
      </>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        LinkedOrderActions: 'before the order is sent: it can be cancelled.',
        ReturnsPanel: 'for admins.',
      },
      content: [
        'The deadline comes first; once it has passed, it is stated calmly.',
        'The button has the words that the law gives it: “Withdraw from this purchase”.',
      ],
      announced: [
        'A group named “Returns”. When the button goes with the last item, the group has the focus.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OrderReturns>;

export default meta;
type Story = StoryObj<typeof meta>;

const withdraw = { name: 'Withdraw from this purchase' };
const shirts = { name: 'Linen Camp Shirt, size S' };
const dialog = async () => within(await screen.findByRole('dialog'));

export const CanBeReturned: Story = {};

export const Requested: Story = { args: { order: requestedReturn } };

export const RequestedOfAShopWithAnAddress: Story = {
  args: { order: requestedReturn, returnAddress: 'Hemline\nRua do Almada 12\n4050-030 Porto' },
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText(/^Please send .* to the address below\.$/)).toBeVisible();
    await expect(canvas.getByText(/Rua do Almada 12/)).toBeVisible();
  },
};

/** A guest has not entered the zip code yet. */
export const Locked: Story = {
  args: { onReturn: undefined, findExchanges: async () => [] },
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText(/to return or exchange them, or to withdraw/)).toBeVisible();
  },
};

export const PartReceived: Story = { args: { order: partReceivedReturn } };

export const Refused: Story = { args: { order: refusedReturn } };

export const Refunded: Story = {
  args: { order: refundedReturn },
  afterEach: shows('A refund shows its amount', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '$89.00 refunded' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '$89.00 on its way to you' })).toBeVisible();
    await expect(canvas.queryByText(/^Please send/)).not.toBeInTheDocument();
  }),
};

export const OnAPhone: Story = {
  args: { order: partReceivedReturn },
  globals: { viewport: { value: 'phone' } },
};

export const TheKeyboardOpensAndEscapeCloses: Story = {
  name: 'The keyboard opens and Escape closes; a click chooses items and a second confirms',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', withdraw)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', withdraw)).toHaveFocus());
    await expect(args.onReturn).not.toHaveBeenCalled();
    await expect(
      canvas.getByText('You can send items back until 8 May 2026 without giving a reason.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', withdraw));
    const asked = await dialog();
    await userEvent.selectOptions(asked.getByRole('combobox', shirts), 'Send back 1');
    await expect(args.onReturn).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Confirm withdrawal' }));
    await waitFor(() =>
      expect(args.onReturn).toHaveBeenCalledWith({
        reason: 'unsaid',
        lines: [{ line: 0, quantity: 1 }],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', withdraw)).toHaveFocus());
  },
};

export const EachReturnShowsItsProgress: Story = {
  render: (args) => (
    <>
      <OrderReturns {...args} order={partReceivedReturn} />
      <OrderReturns {...args} order={refusedReturn} />
      <section aria-label="Nothing to send back">
        <OrderReturns {...args} order={expiredOrder} />
        <OrderReturns {...args} onReturn={undefined} />
      </section>
      <section aria-label="Not shipped">
        <OrderReturns {...args} order={processingOrder} />
      </section>
    </>
  ),
  name: 'Each return shows its progress, and why nothing can be returned',
  play: async ({ canvas }) => {
    const [entry] = canvas.getAllByRole('listitem');
    await expect(entry).toHaveTextContent('1 of 2 received');
    await expect(entry).toHaveTextContent('2 × Linen Camp Shirt, size S');
    await expect(entry).toHaveTextContent('Withdrawn on 29 April 2026 · Too small');
    await expect(entry).toHaveTextContent('Please send the items back within 14 days.');
    await expect(canvas.getByRole('heading', { name: 'Refused' })).toBeVisible();
    await expect(
      canvas.getByText('Why we can’t take it back: The shirts have been worn.'),
    ).toBeVisible();
    const rest = within(canvas.getByRole('region', { name: 'Nothing to send back' }));
    await expect(rest.getByText('Returns for this order closed on 30 April 2026.')).toBeVisible();
    await expect(rest.getByText(/Enter the zip code of the delivery address/)).toBeVisible();
    await expect(rest.queryByRole('button')).not.toBeInTheDocument();
    const notShipped = within(canvas.getByRole('region', { name: 'Not shipped' }));
    await expect(notShipped.queryByRole('group')).not.toBeInTheDocument();
  },
};

const { until: _, ...notSentBack } = partlyRefundedOrder.returns ?? {};

export const ARefundWithoutAReturnShowsItsNote: Story = {
  args: {
    order: {
      ...processingOrder,
      returns: { requests: [], refunds: [], ...notSentBack, returnable: [0, 0] },
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Refunds' }));
    await expect(list.getByText('$12.00 refunded')).toBeVisible();
    await expect(list.getByText('For the late delivery. We are sorry!')).toBeVisible();
    await expect(list.getByText('$5.00 on its way to you')).toBeVisible();
  },
};
