import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PriceFilter } from '../../../src/features/catalogue/PriceFilter.tsx';
import { framed } from '../framed.tsx';

const meta = {
  component: PriceFilter,
  args: { range: {}, onApply: fn() },
  decorators: [framed({ width: 300, padding: 16 })],
} satisfies Meta<typeof PriceFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithARange: Story = { args: { range: { minPrice: 20, maxPrice: 80 } } };

export const EnterAppliesTheRange: Story = {
  ...WithARange,
  name: 'Enter applies the range, a click only the lowest price',
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Lowest price')).toHaveValue('20'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith({ minPrice: 20, maxPrice: 80 }));
    await userEvent.clear(canvas.getByLabelText('Highest price'));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply price' }));
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: 20, maxPrice: undefined }),
    );
  },
};
