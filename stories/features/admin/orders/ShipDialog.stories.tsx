import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyOrders } from '../../../../contract/examples/manyOrders.ts';
import {
  cancelledOrder,
  deliveredOrder,
  pendingOrder,
  processingOrder,
  shippedOrder,
} from '../../../../contract/examples/orders.ts';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { ShipDialog } from '../../../../src/features/admin/orders/ShipDialog.tsx';

const onShip = fn();
const onClose = fn();

const second = {
  ...processingOrder,
  _id: '01930000-0000-7000-8000-000020260313',
  number: 'H-10008',
};
const two = [second, processingOrder];
const { paymentStates, deliveryStates } = exampleEnvParams;

const meta = {
  component: ShipDialog,
  args: { orders: two, paymentStates, deliveryStates, onShip, onClose },
  beforeEach: () => {
    onShip.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ShipDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const trackingOf = (number: string) => ({ name: `Tracking of ${number}` });

export const Two: Story = {};

export const BothAreNamedAndInvalidTrackingIsRefused: Story = {
  name: 'Both orders are named, and an invalid tracking number is refused at its field',
  play: async () => {
    await expect(
      await screen.findByText(
        /^2 orders will be marked as shipped, and the customers told by email\./,
      ),
    ).toBeVisible();
    await expect(screen.getAllByText('3 items · Anna Souza')).toHaveLength(2);
    const field = await screen.findByRole('textbox', trackingOf('H-10007'));
    await userEvent.type(field, 'post.test/1');
    await userEvent.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Use letters, digits, spaces and hyphens, or a full link that starts with https://',
      ),
    );
    await expect(field).toHaveFocus();
    await expect(onShip).not.toHaveBeenCalled();
  },
};

export const TheOnlyCustomerWillBeMailed: Story = {
  args: { orders: [processingOrder] },
  play: async () => {
    await expect(
      await screen.findByText(
        /^1 order will be marked as shipped, and the customer told by email\./,
      ),
    ).toBeVisible();
    await expect(screen.queryByText(/Enter goes to the next one/)).not.toBeInTheDocument();
  },
};

export const WithoutEmailNobodyWillBeMailed: Story = {
  args: { orders: [{ ...processingOrder, email: '' }] },
  play: async () => {
    await expect(await screen.findByText(/^1 order will be marked as shipped\./)).toBeVisible();
  },
};

export const SomeCannotBeShipped: Story = {
  args: { orders: [...two, pendingOrder, cancelledOrder, deliveredOrder, shippedOrder] },
};

export const WithOneOrderOneButtonIsEnough: Story = {
  args: { orders: [pendingOrder, cancelledOrder] },
  name: 'If none can be shipped, one button is enough',
  play: async () => {
    const done = await screen.findByRole('button', { name: 'Done' });
    await expect(screen.getAllByRole('button')).toEqual([done]);
    await userEvent.click(done);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onShip).not.toHaveBeenCalled();
  },
};

export const Many: Story = {
  args: { orders: manyOrders(40).filter((order) => order.delivery_status === 'processing') },
};

/** A spec-only server. */
export const WithoutTracking: Story = {
  args: { orders: two.map(({ trackingUrl: _, customerNote: __, ...order }) => order) },
};

export const OnAPhone: Story = {
  args: SomeCannotBeShipped.args,
  globals: { viewport: { value: 'phone' } },
};

export const AClickShipsThePossibleOnes: Story = {
  ...SomeCannotBeShipped,
  name: 'A click ships the possible ones, and names the others',
  play: async () => {
    const list = within(await screen.findByRole('list', { name: '4 can’t be:' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'H-10004 is not paid',
      'H-10001 was cancelled',
      'H-10005 is delivered already',
      'H-10006 is shipped already',
    ]);
    await userEvent.type(screen.getByRole('textbox', trackingOf('H-10007')), ' RR123456785PT ');
    await userEvent.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onShip.mock.calls).toEqual([
      [second, ''],
      [processingOrder, 'RR123456785PT'],
    ]);
  },
};

export const EnterMovesOnToTheNextNumber: Story = {
  name: 'Enter moves to the next number, and finally to the button',
  play: async () => {
    (await screen.findByRole('textbox', trackingOf('H-10008'))).focus();
    await userEvent.keyboard('RR1{Enter}');
    await expect(screen.getByRole('textbox', trackingOf('H-10007'))).toHaveFocus();
    await userEvent.keyboard('RR2{Enter}');
    await expect(screen.getByRole('button', { name: 'Mark 2 as shipped' })).toHaveFocus();
    await expect(onShip).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onShip.mock.calls).toEqual([
      [second, 'RR1'],
      [processingOrder, 'RR2'],
    ]);
  },
};

export const AFailureDoesNotStopTheOthers: Story = {
  name: 'A failure does not stop the others, and is reported by order number',
  beforeEach: () => {
    onShip.mockResolvedValueOnce('Someone else has changed this order in the meantime.');
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark 2 as shipped' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '1 order is shipped. H-10008: Someone else has changed this order in the meantime.',
    );
    await expect(onShip).toHaveBeenCalledTimes(2);
    await expect(onClose).not.toHaveBeenCalled();
  },
};
