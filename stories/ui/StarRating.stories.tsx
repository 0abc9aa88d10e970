import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarRating } from '../../src/ui/StarRating.tsx';

const meta = {
  component: StarRating,
  args: { value: 4.6, count: 38 },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 out of 5' })).toBeVisible();
    await expect(canvas.getByText('(38)')).toBeVisible();
  },
};

/** A server with only the specification's calls does not say how many rated. */
export const WithoutCount: Story = { args: { value: 3.5, count: undefined } };

export const Medium: Story = { args: { size: 'medium' } };
