import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchHeading } from '../../../src/features/catalogue/SearchHeading.tsx';

const meta = {
  component: SearchHeading,
  args: { title: 'Results for “linen”', q: 'linen', onSearch: fn() },
} satisfies Meta<typeof SearchHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {};

export const WithoutWords: Story = { args: { title: 'All products', q: undefined } };

export const EnterSearchesForOtherWords: Story = {
  name: 'Enter searches for other words, a click on an empty field for all products',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}wool{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('wool'));
    await expect(canvas.getByRole('heading', { name: 'Results for “linen”' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(''));
  },
};
