import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StockHistory } from '../../../../src/features/admin/products/StockHistory.tsx';
import { shows } from '../../../pages/states.ts';

const by = 'marta@example.test';

const meta = {
  component: StockHistory,
  args: {
    isOpen: true,
    onToggle: fn(),
    status: 'ready',
    changes: [
      { at: '2026-03-14T08:05:00.000Z', size: 'M', from: 7, to: 9, reason: 'counted', by },
      {
        ...{ at: '2026-03-13T16:40:00.000Z', size: 'M', from: 8, to: 7, reason: 'sold', by: '' },
        order: 'H-10023',
      },
    ],
  },
} satisfies Meta<typeof StockHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  afterEach: shows(
    'Each change has its time, size, units, reason and author',
    async ({ canvas }) => {
      const rows = canvas.getAllByRole('row').slice(1);
      await expect(rows.map(({ textContent }) => textContent)).toEqual([
        `14 Mar 2026, 08:05M7 → 9Counted${by}`,
        '13 Mar 2026, 16:40M8 → 7Sold, H-10023The shop',
      ]);
    },
  ),
};

export const InArabic: Story = {
  globals: { language: 'ar' },
  afterEach: shows('Arrows point to the new units', async ({ canvas }) => {
    await expect(await canvas.findByText('7 ← 9')).toBeVisible();
  }),
};

export const Closed: Story = { args: { isOpen: false } };

export const AClickOpensIt: Story = {
  ...Closed,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Stock history' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const EnterOpensIt: Story = {
  ...Closed,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Stock history' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: 'loading', changes: [] } };

export const Failed: Story = { args: { status: 'failed', changes: [] } };

export const NoChanges: Story = { args: { changes: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThePhoneTableCanBeScrolledByKeyboard: Story = {
  ...OnAPhone,
  name: 'On a phone the table can be scrolled by keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Changes' })).toHaveFocus());
  },
};
