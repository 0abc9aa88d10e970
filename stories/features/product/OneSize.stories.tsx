import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OneSize } from '../../../src/features/product/OneSize.tsx';

const meta = {
  component: OneSize,
  args: {
    entry: { size: 'M', quantity: 26, quantityReserved: 0, description: '190 × 32 cm' },
  },
} satisfies Meta<typeof OneSize>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One size (M)')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('190 × 32 cm');
  },
};

export const NearlySoldOut: Story = {
  args: { entry: { ...meta.args.entry, quantityReserved: 24 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('190 × 32 cm · Only 2 left');
  },
};
