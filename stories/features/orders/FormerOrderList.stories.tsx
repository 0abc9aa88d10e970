import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleFormerOrders } from '../../../contract/examples/orders.ts';
import { FormerOrderList } from '../../../src/features/orders/FormerOrderList.tsx';

const meta = {
  component: FormerOrderList,
  args: { orders: exampleFormerOrders },
} satisfies Meta<typeof FormerOrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const AClickShowsItemsAndAmounts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^#1002 · 2 May 2024/ }));
    await canvas.findByRole('table', { name: 'Items of #1002' });
    const link = canvas.getByRole('link', { name: 'Linen Shirt - White / M' });
    await expect(link).toHaveAttribute('href', exampleFormerOrders[0]?.lines[0]?.to);
    await expect(canvas.getByRole('row', { name: 'Total $92.00' })).toBeVisible();
  },
};

export const EnterShowsAnotherCurrency: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /^#1001 .* EUR 9\.00$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('row', { name: 'Refunded EUR 9.00' })).toBeVisible();
  },
};
