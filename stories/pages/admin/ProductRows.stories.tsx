import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleProducts } from '../../../contract/examples/products.ts';
import { ProductRows } from '../../../src/pages/admin/ListProductPage.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';

const meta = {
  component: ProductRows,
  args: {
    products: {
      status: 'ready',
      data: { items: exampleProducts, total: 8, nextCursor: undefined },
    },
    query: { category: 'women', sort: 'name' },
    page: 1,
    changeQuery: fn(),
    changePage: fn(),
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof ProductRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {};

export const SortingKeepsTheFilters: Story = {
  name: 'Another sort order keeps the filters',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('Price'));
    await expect(args.changeQuery).toHaveBeenLastCalledWith({ category: 'women', sort: 'price' });
  },
};

export const LabelsOfChosenProductsAreDownloadedByKeyboard: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    const [all] = await canvas.findAllByRole('checkbox');
    all?.focus();
    await userEvent.keyboard(' ');
    (await canvas.findByRole('button', { name: 'Print labels' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await offeredText()).toContain('labels XS×1');
  },
};

export const NothingFound: Story = {
  args: {
    products: {
      status: 'ready',
      data: { items: [], total: 0, nextCursor: undefined },
    },
  },
};

export const Loading: Story = { args: { products: { status: 'loading' } } };
