import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DifferenceList } from '../../../../src/features/admin/products/DifferenceList.tsx';
import { shows } from '../../../pages/states.ts';
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

export const Two: Story = {
  afterEach: shows('Each difference shows both values', async ({ canvas }) => {
    const [price, description] = canvas.getAllByRole('listitem');
    await expect(price).toHaveTextContent('price: $89.00 → $95.00');
    await expect(description).toHaveTextContent(/^description: nothing → Washed linen .*…$/);
  }),
};

const sizes = Array.from({ length: 40 }, (_, index) => `${30 + index}`);

export const LateInALongText: Story = {
  args: {
    differences: [
      { field: 'sizes', from: sizes.join(', '), to: sizes.with(30, '60½').join(', ') },
      { field: 'added', from: sizes.join(', '), to: [...sizes, '70'].join(', ') },
    ],
  },
  afterEach: shows('A long text is cut around the difference', async ({ canvas }) => {
    const [changed, added] = canvas.getAllByRole('listitem');
    await expect(changed).toHaveTextContent(/^sizes: ….* 60, .* → ….* 60½, /);
    await expect(added).toHaveTextContent(/69 → ….* 69, 70$/);
  }),
};
