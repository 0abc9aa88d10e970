import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrders } from '../../../contract/examples/orders.ts';
import { OrderList } from '../../../src/features/orders/OrderList.tsx';

const meta = { component: OrderList, args: { orders: exampleOrders } } satisfies Meta<
  typeof OrderList
>;

export default meta;

export const EveryState: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(exampleOrders.length);
  },
};
