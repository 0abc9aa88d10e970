import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PriceForm } from '../../../src/features/catalogue/PriceForm.tsx';

const meta = {
  component: PriceForm,
  args: { range: {}, onApply: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 300, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Lowest price'), '20');
    await userEvent.type(canvas.getByLabelText('Highest price'), '99.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply price' }));
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: 20, maxPrice: 99.5 }),
    );
  },
};

export const WithItsRange: Story = {
  args: { bounds: { lowest: 18, highest: 240 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From $18.00 to $240.00')).toBeVisible();
    await expect(canvas.getByLabelText('Highest price')).toHaveAttribute('placeholder', '240');
  },
};

export const ByKeyboard: Story = {
  args: { range: { minPrice: 20, maxPrice: 80 } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByLabelText('Lowest price')).toHaveValue(''));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: undefined, maxPrice: 80 }),
    );
  },
};

export const NotAPrice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Lowest price'), 'cheap{Enter}');
    await expect(await canvas.findByText('Enter a price such as 25 or 24.50')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const HighestBelowLowest: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Lowest price'), '80');
    await userEvent.type(canvas.getByLabelText('Highest price'), '20{Enter}');
    await expect(await canvas.findByText('Must not be below the lowest price')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
