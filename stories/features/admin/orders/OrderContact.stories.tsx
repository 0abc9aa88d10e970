import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shippedOrder } from '../../../../contract/examples/orders.ts';
import { OrderContact } from '../../../../src/features/admin/orders/OrderContact.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: OrderContact,
  args: { order: shippedOrder },
} satisfies Meta<typeof OrderContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reachable: Story = {
  afterEach: shows('Email and phone open their apps', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'anna@example.test' })).toHaveAttribute(
      'href',
      'mailto:anna@example.test',
    );
    await expect(canvas.getByRole('link', { name: '+351912345678' })).toHaveAttribute(
      'href',
      'tel:+351912345678',
    );
    await expect(canvas.getByText('Rua das Flores 12, Lisbon, Portugal, 12000')).toBeVisible();
  }),
};

export const DeletedAccount: Story = {
  args: { order: { ...shippedOrder, fullName: '', email: '', phone: '', address: '' } },
};

export const OfAGuest: Story = {
  args: { order: { ...shippedOrder, isGuest: true } },
  afterEach: shows('A guest is labelled as guest', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Guest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'anna@example.test' })).toBeVisible();
  }),
};

const named = {
  ...shippedOrder,
  isGuest: true,
  manualPayment: 'cash' as const,
  email: '',
  phone: '',
  address: '',
};

/** A phone order may have only a phone number. */
export const Manual: Story = {
  args: { order: { ...named, fullName: '', phone: shippedOrder.phone } },
  afterEach: shows('The contact of a phone buyer is shown', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+351912345678' })).toBeVisible();
    await expect(canvas.queryByText('Email')).toBeNull();
    await expect(canvas.queryByText('Address')).toBeNull();
  }),
};

export const ANameAloneIsShown: Story = {
  args: { order: named },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anna Souza')).toBeVisible();
    await expect(canvas.queryByText(/without contact details/)).toBeNull();
  },
};

export const ManualWithoutContact: Story = { args: { order: { ...named, fullName: '' } } };
