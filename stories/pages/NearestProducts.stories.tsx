import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import NearestProducts from '../../src/pages/NearestProducts.tsx';

const soldOut = {
  ...linenShirt,
  sizes: linenShirt.sizes.map((size) =>
    size.size === 'M' ? { ...size, quantityReserved: size.quantity } : size,
  ),
};

const other = {
  ...linenShirt,
  _id: 'another',
  name: 'Wool Coat',
  description: '',
  material: '',
  sizes: [],
};

const meta = {
  component: NearestProducts,
  subcomponents: { AppRoutes },
  render: () => <AppRoutes />,
  args: { query: {}, onChange: () => {} },
  parameters: { route: '/women?q=linen&size=M', shop: { products: [soldOut, other] } },
} satisfies Meta<typeof NearestProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '1 without size M' })).toBeVisible();
  },
};

export const AClickRemovesTheFilter: Story = {
  name: 'A click removes the filter without matches',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing matches these filters');
    await userEvent.click(await canvas.findByRole('button', { name: '1 without size M' }));
    await expect(await canvas.findByRole('link', { name: /^Linen Camp Shirt/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: “linen”' })).toBeVisible();
  },
};

export const EnterOpensAStockAlertForASoldOutSize: Story = {
  name: 'Enter opens a stock alert for a sold-out size',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const nearest = await canvas.findByRole('button', { name: '1 without size M' });
    nearest.focus();
    await userEvent.tab();
    const tell = canvas.getByRole('button', {
      name: /^Tell me when Linen Camp Shirt.* is back in M$/,
    });
    await expect(tell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: /^Tell me when/ })).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NoneWithoutEither: Story = {
  parameters: { route: '/women?q=tuxedo&size=XXL&flag=mostPopular' },
  name: 'Filters without matches are not offered',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing matches these filters');
    await expect(canvas.queryByRole('button', { name: /without/ })).not.toBeInTheDocument();
  },
};

/** Such a server has no stock alerts. */
export const SpecOnlyServer: Story = {
  parameters: { route: '/women?q=linen&size=M', shop: { products: [soldOut, other], plain: true } },
  name: 'A spec-only server only offers to remove the filter',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '1 without size M' });
    await expect(canvas.queryByRole('button', { name: /^Tell me/ })).not.toBeInTheDocument();
  },
};
