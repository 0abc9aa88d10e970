import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shippedOrder } from '../../../../contract/examples/orders.ts';
import { OrderContact } from '../../../../src/features/admin/orders/OrderContact.tsx';

const meta = {
  component: OrderContact,
  args: { order: shippedOrder },
} satisfies Meta<typeof OrderContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reachable: Story = {};

export const OfADeletedAccount: Story = {
  args: { order: { ...shippedOrder, fullName: '', email: '', phone: '', address: '' } },
};

export const OfAGuest: Story = { args: { order: { ...shippedOrder, isGuest: true } } };

/** Of an order by telephone there may be a number alone. */
export const TakenByHand: Story = {
  args: {
    order: {
      ...shippedOrder,
      isGuest: true,
      takenByHand: 'cash',
      email: '',
      address: '',
      fullName: '',
    },
  },
};

export const WhatABuyerLeftIsThere: Story = {
  ...TakenByHand,
  name: 'What a buyer by telephone left is there',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+351912345678' })).toBeVisible();
    await expect(canvas.queryByText('Email')).toBeNull();
    await expect(canvas.queryByText('Address')).toBeNull();
  },
};

export const TakenByHandOfAName: Story = {
  args: {
    order: {
      ...shippedOrder,
      ...{ isGuest: true, takenByHand: 'cash', email: '', phone: '', address: '' },
    },
  },
};

export const ANameAloneIsThere: Story = {
  ...TakenByHandOfAName,
  name: 'A name alone is there',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anna Souza')).toBeVisible();
    await expect(canvas.queryByText(/without contact details/)).toBeNull();
  },
};

/** From before the order form asked for a name. */
export const WithoutName: Story = { args: { order: { ...shippedOrder, fullName: '' } } };

export const TakenByHandOfNobody: Story = {
  args: {
    order: {
      ...shippedOrder,
      ...{ isGuest: true, takenByHand: 'cash' },
      ...{ fullName: '', email: '', phone: '', address: '' },
    },
  },
};

export const AGuestIsCalledOne: Story = {
  ...OfAGuest,
  name: 'A guest is called one',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Guest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'anna@example.test' })).toBeVisible();
  },
};

export const EmailAndPhoneOpenTheirApps: Story = {
  name: 'Email and phone open their apps',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'anna@example.test' })).toHaveAttribute(
      'href',
      'mailto:anna@example.test',
    );
    await expect(canvas.getByRole('link', { name: '+351912345678' })).toHaveAttribute(
      'href',
      'tel:+351912345678',
    );
    await expect(canvas.getByText('Rua das Flores 12, Lisbon, Portugal, 12000')).toBeVisible();
  },
};
