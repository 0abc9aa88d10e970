import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PriceFilter } from '../../../src/features/catalogue/PriceFilter.tsx';

const meta = {
  component: PriceFilter,
  args: { range: {}, onApply: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 300, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ALowestPriceAloneIsApplied: Story = {
  name: 'A lowest price alone is applied',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Lowest price'), '20');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply price' }));
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: 20, maxPrice: undefined }),
    );
  },
};

export const WithARange: Story = { args: { range: { minPrice: 20, maxPrice: 80 } } };

export const EnterAppliesTheRange: Story = {
  ...WithARange,
  name: 'Enter applies the range',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Lowest price')).toHaveValue('20'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith({ minPrice: 20, maxPrice: 80 }));
  },
};
