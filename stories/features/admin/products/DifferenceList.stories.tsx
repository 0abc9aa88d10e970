import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DifferenceList } from '../../../../src/features/admin/products/DifferenceList.tsx';
import { padded } from './padded.tsx';

const meta = {
  component: DifferenceList,
  args: {
    differences: [
      { field: 'price', from: '$89.00', to: '$95.00' },
      { field: 'description', from: '', to: 'Washed linen with an open collar. '.repeat(5) },
    ],
  },
  decorators: [padded],
} satisfies Meta<typeof DifferenceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const EachDifferenceShowsBothValues: Story = {
  play: async ({ canvas }) => {
    const [price, description] = canvas.getAllByRole('listitem');
    await expect(price).toHaveTextContent('price: $89.00 → $95.00');
    await expect(description).toHaveTextContent(/^description: nothing → Washed linen .*…$/);
  },
};
