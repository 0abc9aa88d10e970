import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { CartSummary } from '../../../src/features/cart/CartSummary.tsx';
import { SummaryLines } from '../../../src/features/cart/SummaryLines.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';
import { exampleRows } from './exampleRows.ts';

const onCreateOrder = fn();

const meta = {
  component: CartSummary,
  args: { units: 4, totalCents: 140_995, onCreateOrder },
  decorators: [framed({ maxWidth: 320, margin: '0 auto' })],
  parameters: {
    guide: {
      instead: {
        ItemizedBill: 'for an order that was placed.',
      },
      content: [
        '“Items”, what is added or taken off, “Total”. Amounts have two decimals; while prices are on their way, “…”.',
        'CREATE ORDER is in capitals, as the specification has it.',
      ],
      announced: ['A complementary region named “Summary”; amounts are read with their names.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const EnterStartsTheOrder: Story = {
  name: 'Enter or a click starts the order',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onCreateOrder).toHaveBeenCalledOnce();
    await expect(canvas.getByText('$1,409.95')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ORDER' }));
    await expect(onCreateOrder).toHaveBeenCalledTimes(2);
  },
};

export const ALoadingTotalIsLeftBlank: Story = {
  args: { totalCents: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('…')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { units: 0, totalCents: 0 },
  afterEach: shows('An empty cart has a button and no total', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'CREATE ORDER' })).toBeVisible();
    await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Total')).not.toBeInTheDocument();
  }),
};

export const WhileOrdering: Story = {
  args: { onCreateOrder: undefined, ordered: <SummaryLines rows={Object.values(exampleRows)} /> },
  afterEach: shows('The ordered items have no button', async ({ canvas }) => {
    const units = canvas.getByRole('list', { name: 'Items to order' });
    await expect(units).toHaveTextContent(exampleRows.tote.name);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  }),
};

/** The country of the address has a tax rate. */
export const WithTax: Story = {
  args: {
    ...WhileOrdering.args,
    taxes: [
      { label: 'Including 23% VAT', amount: '$263.65' },
      { label: 'Including 6% VAT', amount: '$4.52' },
    ],
  },
};
