import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OrderPanel } from '../../../../src/features/admin/orders/OrderPanel.tsx';
import { OrdersLayout } from '../../../../src/features/admin/orders/OrdersLayout.tsx';

function ListAndOrder() {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const editor = open && (
    <OrderPanel title={open} onClose={close}>
      Items
    </OrderPanel>
  );
  return (
    <OrdersLayout editor={editor}>
      {['First order', 'Second order'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
    </OrdersLayout>
  );
}

const meta = {
  component: OrdersLayout,
  args: { editor: undefined, children: null },
  render: () => <ListAndOrder />,
} satisfies Meta<typeof OrdersLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const AnOrderOpensAndRestoresTheFocus: Story = {
  name: 'Enter or a click opens an order, and closing it restores the focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'First order' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'First order' })).toHaveFocus());
    const second = canvas.getByRole('button', { name: 'Second order' });
    await userEvent.click(second);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Second order' })).toHaveFocus(),
    );
    await expect(second).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the order' }));
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneTheOrderReplacesTheList: Story = {
  ...OnAPhone,
  name: 'On a phone the order replaces the list',
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'First order' });
    await userEvent.click(first);
    await expect(first).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};
