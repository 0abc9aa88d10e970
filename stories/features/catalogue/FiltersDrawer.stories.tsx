import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { productsInColours } from '../../../contract/examples/products.ts';
import { countProducts } from '../../../contract/rules/productCounts.ts';
import FiltersDrawer from '../../../src/features/catalogue/FiltersDrawer.tsx';
import { noFilters } from '../../../src/features/catalogue/queryFilters.ts';

const meta = {
  component: FiltersDrawer,
  args: {
    open: true,
    query: { size: ['S'], sort: 'name' },
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    labels: [],
    counts: undefined,
    total: 12,
    searchLabel: 'Search in Women',
    onChange: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    guide: {
      instead: {
        FiltersBar: 'from a tablet on, where each filter has its own panel.',
        NavDrawer: 'for the menu of the shop.',
      },
      content: [
        'Each part has the one-word name that its filter has in the bar.',
        'The button at its bottom says how many products fit: “Show 12 products”. A price that was typed counts with it.',
      ],
      announced: [
        'A dialog named “Filters”; Escape closes it and gives the focus back.',
        'Each filter holds at once; the button at the bottom has the new number.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FiltersDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Kinds, colours and sizes have their number of products. */
export const WithCounts: Story = {
  args: { labels: ['kind', 'colour'], counts: countProducts(productsInColours, {}) },
};

export const FiltersAreChosenAndTheDrawerCloses: Story = {
  name: 'Escape closes the focused drawer; filters and a typed price are applied, cleared and shown',
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Close filters' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'M' }));
    await expect(args.onChange).toHaveBeenCalledWith({ size: ['S', 'M'] });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 products' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.type(await screen.findByLabelText('Highest price'), '60');
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 products' }));
    await expect(args.onChange).toHaveBeenCalledWith({ maxPrice: 60 });
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};
