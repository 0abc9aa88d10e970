import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { CustomerPrints } from '../../../src/features/orders/CustomerPrints.tsx';
import { LinkedOrderActions } from '../../../src/features/orders/LinkedOrderActions.tsx';
import { pressed } from '../../ui/pressed.tsx';

const onCancel = fn();
const onRenewLink = fn();

const meta = {
  component: LinkedOrderActions,
  args: { mayCancel: true, onCancel, onRenewLink },
  beforeEach: () => {
    onCancel.mockReset().mockResolvedValue(undefined);
    onRenewLink.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof LinkedOrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotShipped: Story = {};

export const WithInvoice: Story = {
  args: { prints: <CustomerPrints order={processingOrder} onDownload={fn(async () => {})} /> },
};

export const Shipped: Story = { args: { mayCancel: false } };

export const Cancelling: Story = {
  decorators: [pressed('Cancel order', 'Cancel order')],
  beforeEach: () => {
    onCancel.mockReturnValue(new Promise(() => {}));
  },
};

async function answer(name: string) {
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name }),
  );
}

export const AClickCancelsAfterConfirmation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await answer('Keep order');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await answer('Cancel order');
    await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  },
};

export const EnterReplacesTheLink: Story = {
  ...Shipped,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: 'Replace link' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onRenewLink).toHaveBeenCalledOnce());
  },
};
