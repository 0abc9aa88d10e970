import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  arrivedExchange,
  dearerExchange,
  refusedReturn,
  requestedReturn,
} from '../../../../contract/examples/returns.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { ReturnEntry } from '../../../../src/features/admin/orders/ReturnEntry.tsx';
import { asPanel } from './exampleEditor.tsx';

const onAsk = fn();

const meta = {
  component: ReturnEntry,
  args: { ...entryOf(requestedReturn), onAsk, isAccepting: false },
  beforeEach: () => {
    onAsk.mockReset();
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    asPanel,
  ],
} satisfies Meta<typeof ReturnEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = {};

export const Refused: Story = { args: entryOf(refusedReturn) };

export const ArrivedExchange: Story = { args: entryOf(arrivedExchange) };

export const AwaitsPayment: Story = { args: entryOf(dearerExchange) };

export const AClickReceivesAndEnterRefuses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(onAsk).toHaveBeenLastCalledWith('receive');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenLastCalledWith('refuse');
  },
};

export const AClickAcceptsAnExchange: Story = {
  ...ArrivedExchange,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the exchange' }));
    await expect(onAsk).toHaveBeenLastCalledWith('exchange');
  },
};

function entryOf({ products, returns }: Order) {
  const [request] = returns?.requests ?? [];
  if (!request) throw new Error('This example has no return');
  return { products, request };
}
