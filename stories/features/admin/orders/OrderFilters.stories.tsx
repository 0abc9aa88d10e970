import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import { OrderFilters } from '../../../../src/features/admin/orders/OrderFilters.tsx';
import { shows } from '../../../pages/states.ts';
import { framed } from '../../framed.tsx';

const meta = {
  component: OrderFilters,
  args: { query: {}, paymentStates: exampleEnvParams.paymentStates, onChange: fn() },
  parameters: {
    guide: {
      instead: {
        FiltersBar: 'for products in the shop.',
        OrderTabs: 'for the state of delivery.',
      },
      content: [
        'Labels of one word: “Payment”, “From”, “To”. “Clear” comes only where something is filtered.',
      ],
      announced: [
        'A group named “Filters”. Each filter holds at once; when “Clear” goes, the group has the focus.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OrderFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFilters: Story = {};

export const EachFilterAppliesAtOnce: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'paid');
    await expect(args.onChange).toHaveBeenCalledWith({ payment: 'paid' });
    await userEvent.type(canvas.getByLabelText('To'), '2026-03-12');
    await expect(args.onChange).toHaveBeenCalledWith({ to: '2026-03-12' });
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  },
};

export const EnterSearchesAndKeepsTheTab: Story = {
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
  const [query, setQuery] = useState<OrderQuery>(first);
  return <OrderFilters {...rest} query={query} onChange={setQuery} />;
}

export const OpenReturnsCanBeSelected: Story = {
  args: { hasReturns: true },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Returns' }), 'Under way');
    await expect(args.onChange).toHaveBeenCalledWith({ returns: 'requested' });
  },
};

export const ThreeFilters: Story = {
  args: { query: { q: 'linen', payment: 'paid', from: '2026-03-01', delivery: 'shipped' } },
  render: (args) => <WithMemory {...args} />,
};

export const ClearingKeepsTheTabTheSortingAndTheFocus: Story = {
  ...ThreeFilters,
  name: 'Clearing keeps the tab, the sorting and the focus',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveValue('');
    await expect(canvas.getByLabelText('From')).toHaveValue('');
  },
};

export const TwoDays: Story = {
  args: { query: { from: '2026-03-10', to: '2026-03-12' } },
  render: (args) => <WithMemory {...args} />,
};

export const AnInconsistentDayClearsTheOther: Story = {
  ...TwoDays,
  name: 'An inconsistent day clears the other',
  play: async ({ canvas }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    // user-event can't overwrite a date.
    fireEvent.change(from, { target: { value: '2026-03-20' } });
    await waitFor(() => expect(to).toHaveValue(''));
    fireEvent.change(to, { target: { value: '2026-03-15' } });
    await waitFor(() => expect(from).toHaveValue(''));
    await expect(to).toHaveValue('2026-03-15');
  },
};

export const AnUnknownStateIsKeptInTheList: Story = {
  args: { query: { payment: 'disputed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveDisplayValue('Disputed');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnATabletWithReturns: Story = {
  args: { hasReturns: true },
  globals: { viewport: { value: 'tablet' } },
  afterEach: shows('The search hint is read to its end', async ({ canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    const empty = search.clientWidth;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('Nothing measures text here.');
    pen.font = getComputedStyle(search).font;
    const { paddingLeft } = getComputedStyle(search);
    const needed = pen.measureText(search.placeholder).width + Number.parseFloat(paddingLeft);
    await expect(empty).toBeGreaterThan(needed);
  }),
};

export const BesideAnOpenOrder: Story = {
  ...TwoDays,
  decorators: [framed({ width: 720 })],
  afterEach: shows('Both days share one line', async ({ canvas }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    await expect(from.getBoundingClientRect().top).toBe(to.getBoundingClientRect().top);
  }),
};
