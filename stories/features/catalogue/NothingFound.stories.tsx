import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NothingFound } from '../../../src/features/catalogue/NothingFound.tsx';

const meta = {
  component: NothingFound,
  args: { query: { size: ['XXL'], sort: 'name' }, onChange: fn() },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {};

export const AClickClearsTheFilters: Story = {
  name: 'A click clears the filters',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenCalledWith({ sort: 'name' });
  },
};

export const EnterClearsTheFilters: Story = {
  name: 'Enter clears the filters',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const OnlySearched: Story = { args: { query: { q: 'tuxedo', sort: 'name' } } };

export const WordsThatFindNothingAreRepeatedAndEverythingIsAClickAway: Story = {
  ...OnlySearched,
  name: 'Words that find nothing are repeated, and everything is a click away',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing found for “tuxedo”')).toBeVisible();
    await expect(canvas.queryByText(/filter/i)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'See everything' }));
    await expect(args.onChange).toHaveBeenCalledWith({ sort: 'name' });
  },
};

export const NoProductsYet: Story = { args: { query: {} } };

export const AnEmptyCategoryLeadsHome: Story = {
  ...NoProductsYet,
  name: 'An empty category leads home',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};
