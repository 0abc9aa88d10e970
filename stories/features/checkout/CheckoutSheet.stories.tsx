import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSheet } from '../../../src/features/checkout/ThankYou.tsx';

const meta = {
  component: CheckoutSheet,
  args: { children: <h1>Words</h1>, aside: <p>What stands beside them</p> },
} satisfies Meta<typeof CheckoutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};

export const AWideWindowPutsTheOrderBesideTheText: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { name: 'Words' }).getBoundingClientRect();
    const aside = canvas.getByText('What stands beside them').getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(words.right);
  },
};

export const BelowOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const APhonePutsTheOrderBelowTheText: Story = {
  ...BelowOnAPhone,
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { name: 'Words' }).getBoundingClientRect();
    const aside = canvas.getByText('What stands beside them').getBoundingClientRect();
    await expect(aside.top).toBeGreaterThan(words.bottom);
  },
};

export const TextOnly: Story = { args: { aside: undefined } };
