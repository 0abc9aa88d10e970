import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../../src/ui/Price.tsx';

const meta = { component: Price, args: { price: '$89.00' } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Reduced: Story = { args: { regularPrice: '$120.00' } };

export const TheRegularPriceIsReadOutAsSuch: Story = {
  ...Reduced,
  name: 'The regular price is read out as such',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$89.00 Regular price $120.00');
  },
};
