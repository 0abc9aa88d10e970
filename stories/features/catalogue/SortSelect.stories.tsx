import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SortSelect } from '../../../src/features/catalogue/SortSelect.tsx';

const meta = {
  component: SortSelect,
  args: { sort: undefined, onSort: fn() },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};

export const AnotherOrderIsChosenFromTheList: Story = {
  name: 'Another order is chosen from the list',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('newest');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price, low to high');
    await expect(args.onSort).toHaveBeenCalledWith('price-asc');
  },
};

export const BestRated: Story = { args: { sort: 'rating' } };

export const BestMatch: Story = { args: { withWords: true } };

export const WithWordsTheBestMatchComesFirst: Story = {
  ...BestMatch,
  name: 'With words the best match comes first',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('relevance');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Newest');
    await expect(args.onSort).toHaveBeenCalledWith('newest');
  },
};

export const TabReachesTheList: Story = {
  name: 'Tab reaches the list',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Sort by')).toHaveFocus());
  },
};
