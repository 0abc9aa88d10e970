import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FormerOrderActions } from '../../../../src/features/admin/formerShop/FormerOrderActions.tsx';

const onErase = async (): Promise<string | undefined> => undefined;

const meta = {
  component: FormerOrderActions,
  args: { number: '#1001', customer: 'Ana Silva', onExport: fn(), onErase: fn(onErase) },
} satisfies Meta<typeof FormerOrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OrdersAreExported: Story = {
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', {
      name: 'Export this customer’s orders: order #1001',
    });
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const ACustomerIsErasedAfterAQuestion: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: 'Erase this customer of order #1001' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Erase Ana Silva of order #1001?' });
    screen.getByRole('button', { name: 'Erase' }).focus();
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onErase).toHaveBeenCalledOnce());
  },
};
