import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { Price } from '../../src/ui/Price.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: Price,
  args: { price: '$89.00' },
  parameters: {
    guide: {
      instead: {
        ItemizedBill: 'for what several things come to.',
      },
      content: [
        'Dollar sign first, two decimals, no space: “$89.00”.',
        'The reduced price comes first; the regular one follows, struck through and quieter. Percentages are not shown.',
      ],
      announced: [
        'The price; where it is reduced, then “Regular price” and the amount, as a strike-through alone is silent.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Reduced: Story = {
  args: { regularPrice: '$120.00' },
  afterEach: shows('The regular price is announced as such', async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$89.00 Regular price $120.00');
  }),
};
