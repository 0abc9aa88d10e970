import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NothingFound } from '../../../src/features/catalogue/NothingFound.tsx';
import { noFilters } from '../../../src/features/catalogue/queryFilters.ts';

const meta = {
  component: NothingFound,
  args: { query: { size: ['XXL'], sort: 'name' }, onChange: fn() },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {};

export const EnterClearsTheFilters: Story = {
  name: 'Enter or a click clears the filters',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
  },
};

export const OnlySearched: Story = { args: { query: { q: 'tuxedo', sort: 'name' } } };

export const WordsThatFindNothingAreRepeatedAndEverythingIsAClickAway: Story = {
  ...OnlySearched,
  name: 'Words that find nothing are repeated, and everything is a click away',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing found for “tuxedo”')).toBeVisible();
    await expect(canvas.queryByText(/filter/i)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'See everything' }));
    await expect(args.onChange).toHaveBeenCalledWith(noFilters);
  },
};

export const NoProductsYet: Story = { args: { query: {} } };

export const AnEmptyCategoryLeadsHome: Story = {
  ...NoProductsYet,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};
