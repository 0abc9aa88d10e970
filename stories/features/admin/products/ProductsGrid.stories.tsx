import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { exampleProducts, productsInColours } from '../../../../contract/examples/products.ts';
import { ProductsGrid } from '../../../../src/features/admin/products/ProductsGrid.tsx';
import { shows } from '../../../pages/states.ts';
import { framed } from '../../framed.tsx';

const products = exampleProducts.map((product, index) => ({
  ...product,
  version: 1,
  updatedAt: `2026-02-${20 - index}T09:30:00.000Z`,
}));

const inColours = productsInColours.slice(0, 3).map((product) => ({ ...product, version: 1 }));

const meta = {
  component: ProductsGrid,
  args: {
    rows: products,
    total: 40,
    page: 1,
    pageSize: 8,
    onPage: fn(),
    query: {},
    onChange: fn(),
    selection: { ids: [], onChange: fn() },
    onOpen: fn(),
  },
  render: function Selecting(args) {
    const [ids, setIds] = useState<string[]>([]);
    function select(next: string[]) {
      args.selection?.onChange(next);
      setIds(next);
    }
    return <ProductsGrid {...args} selection={{ ids, onChange: select }} />;
  },
  decorators: [framed({ padding: 16 })],
} satisfies Meta<typeof ProductsGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ArrowKeysAndEnterReachAProduct: Story = {
  name: 'Arrow keys and Enter reach a product; low stock is named by its sizes',
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: 'Linen Camp Shirt' });
    await expect(link).toHaveAttribute('href', `/admin/modifyproduct/${products[0]?._id}`);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getAllByRole('checkbox', { name: 'Select row' })[0]).toHaveFocus(),
    );
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(args.selection?.onChange).toHaveBeenCalledWith([products[0]?._id]));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(products[0]));
    const shirt = await canvas.findByRole('row', { name: /Linen Camp Shirt/ });
    await expect(shirt).toHaveTextContent('$89.00');
    await expect(shirt).toHaveTextContent('28Low: M, L');
    await expect(shirt).toHaveTextContent('20 Feb 2026, 09:30');
    await expect(canvas.getByRole('row', { name: /Wool Car Coat/ })).toHaveTextContent('Sold out');
    await userEvent.click(canvas.getByRole('gridcell', { name: '$120.00' }));
    await expect(args.onOpen).toHaveBeenCalledWith(products[3]);
  },
};

export const ColoursOfAStyleAreDistinct: Story = {
  args: { rows: inColours },
  play: async ({ canvas }) => {
    for (const name of ['Linen Camp Shirt, Clay', 'Linen Camp Shirt, Sage']) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    }
  },
};

export const Drafts: Story = {
  args: { rows: products.map((product, index) => ({ ...product, draft: index < 2 })) },
  afterEach: shows('Drafts are marked', async ({ canvas }) => {
    const shirt = await canvas.findByRole('row', { name: /Linen Camp Shirt/ });
    await expect(shirt).toHaveTextContent('Linen Camp ShirtDraft');
    await expect(canvas.getAllByText('Draft')).toHaveLength(2);
  }),
};

export const AClickOnAColumnHeaderSortsByIt: Story = {
  args: { query: { sort: '-price' } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: 'Linen Camp Shirt' });
    await expect(await canvas.findByRole('columnheader', { name: /Price/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(await canvas.findByText('Stock'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'stock' }));
  },
};

export const Empty: Story = {
  args: { rows: [], total: 0 },
  afterEach: shows('An empty shop links to the form', async ({ canvas }) => {
    await expect(canvas.getByText('There are no products yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the first product' })).toHaveAttribute(
      'href',
      '/admin/addproduct',
    );
  }),
};

export const EnterClearsTheFilters: Story = {
  args: { ...Empty.args, query: { category: 'women' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No products match')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({});
  },
};

export const Loading: Story = { args: { rows: [], total: undefined, loading: true } };

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  afterEach: shows('A tablet clips no flag', async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Products' });
    for (const flag of await canvas.findAllByText('New Collection')) {
      await waitFor(() =>
        expect(flag.getBoundingClientRect().right).toBeLessThan(grid.getBoundingClientRect().right),
      );
    }
  }),
};

export const OnAPhone: Story = {
  ...Drafts,
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone shows the columns that fit', async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Stock' });
    await expect(canvas.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
  }),
};

const lowInAll = products.map((product) => ({
  ...product,
  sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => ({
    ...{ size, description: '', quantity: 1, quantityReserved: 0 },
  })),
}));

export const APhoneClipsNoStock: Story = {
  ...OnAPhone,
  args: { rows: lowInAll },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Products' });
    const stock = await canvas.findByRole('columnheader', { name: 'Stock' });
    const { right } = grid.getBoundingClientRect();
    await waitFor(() => expect(stock.getBoundingClientRect().right).toBeLessThanOrEqual(right));
    for (const low of canvas.getAllByText('Low: XS, S, M, L, XL, XXL')) {
      const cell = low.closest<HTMLElement>('[role="gridcell"]');
      await expect(cell?.scrollWidth).toBe(cell?.clientWidth);
      await expect(cell?.scrollHeight).toBe(cell?.clientHeight);
    }
  },
};
