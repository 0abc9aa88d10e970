import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SwatchLink } from '../../src/ui/SwatchLink.tsx';

const meta = {
  component: SwatchLink,
  args: {
    colourway: { _id: '01', colour: 'Clay', swatch: '#b5795a', soldOut: false },
    isCurrent: false,
  },
} satisfies Meta<typeof SwatchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};

export const Current: Story = { args: { isCurrent: true } };

export const SoldOut: Story = {
  args: { colourway: { _id: '02', colour: 'Navy', swatch: '#2b364b', soldOut: true } },
};

export const OnACard: Story = { args: { size: 24 } };

export const ItLeadsToTheColoursProduct: Story = {
  ...SoldOut,
  name: 'It leads to the colour’s product, sold out or not',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Navy, sold out' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/product/02');
  },
};
