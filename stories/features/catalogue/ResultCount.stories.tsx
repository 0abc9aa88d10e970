import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultCount } from '../../../src/features/catalogue/ResultCount.tsx';

const meta = {
  component: ResultCount,
  args: { total: 61 },
} satisfies Meta<typeof ResultCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('61 products'),
};

export const One: Story = {
  args: { total: 1 },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('1 product'),
};

/** The region is there before the number, so that the number is announced. */
export const NotKnownYet: Story = {
  args: { total: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};

/** Where a heading shows the number. */
export const OnlyHeard: Story = {
  args: { onlyHeard: true },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('61 products');
    await expect(status.offsetWidth).toBe(1);
  },
};
