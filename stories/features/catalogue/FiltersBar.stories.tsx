import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { FiltersBar } from '../../../src/features/catalogue/FiltersBar.tsx';

const meta = {
  component: FiltersBar,
  args: {
    query: {},
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    total: 61,
    searchLabel: 'Search in Women',
    onChange: fn(),
  },
  parameters: {
    guide: {
      instead: {
        FiltersDrawer: 'on a phone; the bar opens it by itself.',
        OrderFilters: 'for orders of the admin.',
        ProductFilters: 'for products of the admin.',
      },
      content: [
        'A filter is called by the one word that it filters: “Size”, “Price”.',
        'The number of products is always exact: “1 product”, “1,204 products”.',
      ],
      announced: [
        'The number of products is a status: it is announced whenever a filter changes it.',
        'Each filter is a button that opens a dialog of that name, and says whether it is open.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FiltersBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFilters: Story = {};

export const APriceTypedInThePanelIsApplied: Story = {
  name: 'A typed price and a clicked flag filter the list',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Price' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Price' });
    await userEvent.type(await within(panel).findByLabelText('Highest price'), '50{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ maxPrice: 50 }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Price' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('61 products');
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(args.onChange).toHaveBeenCalledWith({ flag: ['newCollection'] });
  },
};

export const ManyFilters: Story = {
  args: {
    query: { q: 'linen', size: ['S', 'M'], minPrice: 20, maxPrice: 200, flag: ['mostPopular'] },
    total: 3,
  },
};

export const WithMySize: Story = { args: { mySizes: ['M'] } };

export const AClickShowsOnlyMySize: Story = {
  ...WithMySize,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My size (M)', pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith({ size: ['M'] });
  },
};

export const AnotherClickShowsAllSizes: Story = {
  args: { query: { size: ['M'] }, mySizes: ['M'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My size (M)', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith({ size: [] });
  },
};

export const UnknownSizesOfferNoFilter: Story = {
  args: { sizes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Size' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: { query: { size: ['S'] } },
  globals: { viewport: { value: 'phone' } },
};

export const TheButtonCountsTheChips: Story = {
  args: { query: { q: 'linen', size: ['S', 'M'], minPrice: 20 } },
  globals: { viewport: { value: 'phone' } },
  name: 'On a phone the button counts the chips, words included',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button', { name: /^Remove filter/ });
    await expect(canvas.getByRole('button', { name: `Filters (${chips.length})` })).toBeVisible();
    await expect(chips).toHaveLength(4);
  },
};

export const OnAPhoneFiltersAreSelectedInADrawer: Story = {
  ...OnAPhone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Popular' }));
    await expect(args.onChange).toHaveBeenCalledWith({ flag: ['mostPopular'] });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show 61 products' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};
