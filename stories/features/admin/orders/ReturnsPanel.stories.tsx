import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import {
  arrivedExchange,
  expiredOrder,
  partlyRefundedOrder,
  partReceivedReturn,
  refundedReturn,
  refusedReturn,
  requestedReturn,
  returnableOrder,
} from '../../../../contract/examples/returns.ts';
import { ReturnsPanel } from '../../../../src/features/admin/orders/ReturnsPanel.tsx';
import { ReturnDialog } from '../../../../src/features/orders/ReturnDialog.tsx';
import { shows } from '../../../pages/states.ts';
import { pressed } from '../../../ui/pressed.tsx';
import { asPanel } from './exampleEditor.tsx';

const onStep = fn();

const meta = {
  component: ReturnsPanel,
  args: {
    order: requestedReturn,
    onStep,
    onRefundPart: fn(async () => undefined),
    onOpenReturn: fn(async () => undefined),
    returnForm: (props) => <ReturnDialog {...props} isForCustomer />,
  },
  beforeEach: () => {
    onStep.mockReset().mockResolvedValue(undefined);
  },
  decorators: [
    (Story) => (
      <>
        <h1>Orders</h1>
        <h2>Order</h2>
        <Story />
      </>
    ),
    asPanel,
  ],
  parameters: {
    guide: {
      instead: {
        OrderReturns: 'for customers.',
        OrderFields: 'to refund a whole order.',
      },
      content: ['The refund names its sum, on the button and in the question.'],
      announced: [
        'A group named “Returns”, which has the focus when a button in it goes. What fails is an alert.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReturnsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrivedExchange: Story = { args: { order: arrivedExchange } };

export const AClickAcceptsAnExchange: Story = {
  ...ArrivedExchange,
  name: 'A click accepts an exchange, and Enter refuses it with a reason',
  play: async ({ canvas }) => {
    const { id } = arrivedExchange.returns?.requests[0] ?? {};
    await expect(canvas.getByText('In exchange for 2 × Linen Camp Shirt, size M')).toBeVisible();
    const accept = { name: 'Accept the exchange' };
    await userEvent.click(canvas.getByRole('button', accept));
    const asked = await screen.findByRole('alertdialog', { name: 'Accept the exchange?' });
    await expect(asked).toHaveTextContent('makes a new order of 2 × Linen Camp Shirt, size M');
    await expect(onStep).not.toHaveBeenCalled();
    await userEvent.click(within(asked).getByRole('button', accept));
    await waitFor(() => expect(onStep).toHaveBeenCalledWith({ kind: 'exchange', id }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    canvas.getByRole('button', { name: 'Refuse the exchange' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const ExchangeAccepting: Story = {
  ...ArrivedExchange,
  decorators: [pressed('Accept the exchange', 'Accept the exchange')],
  beforeEach: () => {
    onStep.mockReturnValue(new Promise(() => {}));
  },
  afterEach: async ({ canvas }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept the exchange' });
    await waitFor(() => expect(accept).toHaveAttribute('aria-disabled', 'true'));
  },
};

const { id } = requestedReturn.returns?.requests[0] ?? {};
const refund = { name: 'Refund $89.00' };

const { returns } = refundedReturn;
const allReturned = { ...refundedReturn, returns: returns && { ...returns, returnable: [0, 0] } };

export const Requested: Story = {};

export const PartReceived: Story = { args: { order: partReceivedReturn } };

export const RefundPending: Story = {
  ...PartReceived,
  decorators: [pressed(refund.name, refund.name)],
  beforeEach: () => {
    onStep.mockReturnValue(new Promise(() => {}));
  },
};

export const Refused: Story = { args: { order: refusedReturn } };

export const Refunded: Story = { args: { order: refundedReturn } };

export const NothingRequested: Story = { args: { order: returnableOrder } };

export const PartlyRefunded: Story = {
  args: { order: { ...partlyRefundedOrder, refundableRest: 171 } },
  afterEach: shows('Refunds are listed with their notes', async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Refunds' }));
    await expect(list.getByText('$12.00 refunded')).toBeVisible();
    await expect(list.getByText('“For the late delivery. We are sorry!”')).toBeVisible();
    await expect(list.getByText('$5.00 to be refunded')).toBeVisible();
  }),
};

export const OnAPhone: Story = {
  args: { order: partReceivedReturn },
  globals: { viewport: { value: 'phone' } },
};

export const AClickReceivesReturnedUnits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Back in stock' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onStep).toHaveBeenCalledWith({
        kind: 'receive',
        id,
        lines: [{ line: 0, restocked: 2, damaged: 0 }],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const EnterRefusesTheRest: Story = {
  ...PartReceived,
  name: 'Each line shows returned units, and Enter refuses the rest',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(1 received, 1 damaged\)$/)).toBeVisible();
    canvas.getByRole('button', { name: 'Refuse' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('textbox', { name: 'Reason' }).focus();
    await userEvent.keyboard('It was worn.');
    dialog.getByRole('button', { name: 'Refuse return' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onStep).toHaveBeenCalledWith({ kind: 'refuse', id, refusal: 'It was worn.' }),
    );
  },
};

export const ARefundIsConfirmedWithItsAmount: Story = {
  ...PartReceived,
  beforeEach: () => {
    onStep.mockResolvedValueOnce('$178.00 is to be refunded by now: load the order again.');
  },
  play: async ({ canvas }) => {
    const agree = async () => {
      const asked = await screen.findByRole('alertdialog', { name: 'Refund $89.00?' });
      await userEvent.click(within(asked).getByRole('button', refund));
      await waitFor(() => expect(asked).not.toBeInTheDocument());
    };
    await userEvent.click(canvas.getByRole('button', refund));
    await expect(onStep).not.toHaveBeenCalled();
    await agree();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^\$178\.00 is to be refunded/,
    );
    await userEvent.click(canvas.getByRole('button', refund));
    await agree();
    await waitFor(() => expect(onStep).toHaveBeenCalledTimes(2));
    await expect(onStep).toHaveBeenLastCalledWith({ kind: 'refund', amount: 89 });
  },
};

export const RefundedReturnsHaveNoButtons: Story = {
  args: { order: allReturned },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$89.00 refunded')).toBeVisible();
    await expect(canvas.getByText('$89.00 to be refunded')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const AReturnIsOpenedForTheCustomer: Story = {
  ...NothingRequested,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a return' }));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Linen Camp Shirt, size S' }),
      'Send back 1',
    );
    dialog.getByRole('button', { name: 'Open the return' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onOpenReturn).toHaveBeenCalledWith({
        reason: 'unsaid',
        lines: [{ line: 0, quantity: 1 }],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const AnOrderWithoutReturnsShowsNone: Story = {
  args: { order: expiredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Returns' })).not.toBeInTheDocument();
  },
};

export const APartialRefundNeedsNoReturn: Story = {
  args: { order: { ...returnableOrder, refundableRest: 188 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund a part' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund a part' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '12{Enter}');
    await waitFor(() =>
      expect(args.onRefundPart).toHaveBeenCalledWith(expect.objectContaining({ amount: 12 })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
