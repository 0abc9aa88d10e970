import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSheet } from '../../../src/features/checkout/ThankYou.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: CheckoutSheet,
  args: { children: <h1>Words</h1>, aside: <p>What stands beside them</p> },
} satisfies Meta<typeof CheckoutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  afterEach: shows('A wide window puts the order beside the text', async ({ canvas }) => {
    const words = canvas.getByRole('heading', { name: 'Words' }).getBoundingClientRect();
    const aside = canvas.getByText('What stands beside them').getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(words.right);
  }),
};

export const BelowOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone puts the order below the text', async ({ canvas }) => {
    const words = canvas.getByRole('heading', { name: 'Words' }).getBoundingClientRect();
    const aside = canvas.getByText('What stands beside them').getBoundingClientRect();
    await expect(aside.top).toBeGreaterThan(words.bottom);
  }),
};

export const TextOnly: Story = { args: { aside: undefined } };
