import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { OrderFilters } from '../../../../src/features/admin/orders/OrderFilters.tsx';
import type { OrdersQuery } from '../../../../src/lib/adminOrders.ts';

const meta = {
  component: OrderFilters,
  args: { query: {}, paymentStates: exampleEnvParams.paymentStates, onChange: fn() },
} satisfies Meta<typeof OrderFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFilters: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'paid');
    await expect(args.onChange).toHaveBeenCalledWith({ payment: 'paid' });
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-03-12' } });
    await expect(args.onChange).toHaveBeenCalledWith({ to: '2026-03-12' });
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  },
};

export const SearchedByKeyboard: Story = {
  args: { query: { delivery: 'shipped' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard(' linen {Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ delivery: 'shipped', q: 'linen' }),
    );
  },
};

function WithMemory({ query: first, ...rest }: Parameters<typeof OrderFilters>[0]) {
  const [query, setQuery] = useState<OrdersQuery>(first);
  return <OrderFilters {...rest} query={query} onChange={setQuery} />;
}

/** The tab and the order of rows stay; whoever cleared is not thrown back to the page's top. */
export const Cleared: Story = {
  args: { query: { q: 'linen', payment: 'paid', from: '2026-03-01', delivery: 'shipped' } },
  render: (args) => <WithMemory {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveValue('');
    await expect(canvas.getByLabelText('From')).toHaveValue('');
  },
};

/** A day that makes the other one impossible takes its place. */
export const DaysUpsideDown: Story = {
  args: { query: { from: '2026-03-10', to: '2026-03-12' } },
  render: (args) => <WithMemory {...args} />,
  play: async ({ canvas }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    fireEvent.change(from, { target: { value: '2026-03-20' } });
    await waitFor(() => expect(to).toHaveValue(''));
    fireEvent.change(to, { target: { value: '2026-03-15' } });
    await waitFor(() => expect(from).toHaveValue(''));
    await expect(to).toHaveValue('2026-03-15');
  },
};

/** A state in the URL that the shop does not know. */
export const UnknownState: Story = {
  args: { query: { payment: 'disputed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveDisplayValue('Disputed');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = {
  args: { query: { q: 'linen' } },
  globals: { viewport: { value: 'tablet' } },
};
