import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '../../../src/features/catalogue/SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search in Women', q: undefined, onSearch: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in Women' }), ' linen ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('linen'));
  },
};

export const ByKeyboard: Story = {
  args: { q: 'linen' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('wool{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('wool'));
  },
};
