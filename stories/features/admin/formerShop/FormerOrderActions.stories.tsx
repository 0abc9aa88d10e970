import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FormerOrderActions } from '../../../../src/features/admin/formerShop/FormerOrderActions.tsx';

const onErase = async (): Promise<string | undefined> => undefined;

const meta = {
  component: FormerOrderActions,
  args: { onExport: fn(), onErase: fn(onErase) },
} satisfies Meta<typeof FormerOrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OrdersAreExported: Story = {
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Export this customer’s orders' });
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const ACustomerIsErasedAfterAQuestion: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: 'Erase this customer' })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Erase' })).focus();
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onErase).toHaveBeenCalledOnce());
  },
};
