import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProductFilters } from '../../../../src/features/admin/products/ProductFilters.tsx';
import { framed } from '../../framed.tsx';

const meta = {
  component: ProductFilters,
  args: { query: { sort: '-price' }, hasDrafts: true, onChange: fn() },
  decorators: [framed({ padding: 16 })],
} satisfies Meta<typeof ProductFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFilters: Story = {};

export const EachFilterAppliesAtOnce: Story = {
  name: 'Each filter applies at once and keeps the sort order',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' linen shirt ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: '-price', q: 'linen shirt' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Kids');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: '-price', category: 'kid' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'Low');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: '-price', stock: 'low' });
    await userEvent.click(canvas.getByRole('button', { name: 'New Collection' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      sort: '-price',
      flag: ['newCollection'],
    });
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled();
  },
};

export const EnterSearchesAndTheSpaceBarFilters: Story = {
  args: { query: { flag: ['newCollection'], state: 'draft' } },
  name: 'Enter searches; a click or the space bar removes a filter',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('linen{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      flag: ['newCollection'],
      state: 'draft',
      q: 'linen',
    });
    canvas.getByRole('button', { name: 'New Collection' }).focus();
    await userEvent.keyboard('[Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'draft' });
    canvas.getByRole('button', { name: 'Drafts', pressed: true }).focus();
    await userEvent.keyboard('[Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith({ flag: ['newCollection'] });
    await userEvent.click(canvas.getByRole('button', { name: 'New Collection' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'draft' });
  },
};

export const AShopWithoutDraftsHasNoFilterForThem: Story = {
  args: { hasDrafts: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Drafts' })).not.toBeInTheDocument();
  },
};

export const AllSet: Story = {
  args: {
    query: { q: 'linen', category: 'women', stock: 'out', flag: ['mostPopular'], state: 'draft' },
  },
};

export const SetFiltersAreShownAndCanBeCleared: Story = {
  ...AllSet,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('linen');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('women');
    await expect(canvas.getByRole('button', { name: 'Most Popular' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledWith({});
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
