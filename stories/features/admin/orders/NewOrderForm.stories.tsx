import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../../contract/examples/products.ts';
import { courier, portugueseTax, standardDelivery } from '../../../../contract/examples/selling.ts';
import { NewOrderForm } from '../../../../src/features/admin/orders/NewOrderForm.tsx';
import { asSent } from '../../../ui/asSent.tsx';

const onSend = fn();

const meta = {
  component: NewOrderForm,
  args: {
    lines: [{ product: linenShirt, size: 'M', quantity: 2 }],
    offered: { delivery: [standardDelivery, courier], taxes: [portugueseTax] },
    problem: undefined,
    onSend,
    onUnsavedChange: fn(),
  },
  beforeEach: () => {
    onSend.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof NewOrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = 'Rua das Flores 12, Lisbon, Portugal, 12000';

export const Empty: Story = { args: { lines: [] } };

export const WithItems: Story = {};

export const InvalidValues: Story = {
  decorators: [asSent({ email: 'rosa@', phone: '+351 912 345 678 901 234', address: 'Lisbon' })],
};

export const WithAProblem: Story = {
  args: { problem: 'Only 1 left of Linen Camp Shirt in size M.' },
};

export const WithoutDelivery: Story = { args: { offered: { delivery: [] } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheRecipientIsSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.keyboard('Rosa Lima{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0]).toMatchObject({
      fullName: 'Rosa Lima',
      payment: 'cash',
      email: '',
    });
  },
};

export const TheBillFollowsDeliveryAndAddress: Story = {
  play: async ({ canvas }) => {
    const bill = within(canvas.getByRole('status', { name: 'What it comes to' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), address);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Delivery' }), courier.id);
    await expect(await bill.findByText('$190.00')).toBeVisible();
    await expect(bill.getByText('Including 23% VAT')).toBeVisible();
  },
};

export const DeliveryAndConfirmationRequireAnAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Delivery' }),
      standardDelivery.id,
    );
    canvas.getByRole('checkbox', { name: 'Confirm it by email' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Take the order' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Enter where the confirmation goes')).toBeVisible();
    await expect(canvas.getByText('Enter where the order goes')).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
  },
};
