import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { linenShirt } from '../../contract/examples/products.ts';
import { ItemizedBill } from '../../src/ui/ItemizedBill.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: ItemizedBill,
  args: {
    label: 'Cloth',
    lines: [
      {
        id: 'linen',
        name: 'Linen twill',
        to: '/linen',
        picture: linenShirt.images[0]?.signedUrl,
        detail: '3 m × $24.50',
        amount: '$73.50',
      },
      {
        id: 'wool',
        name: 'Merino, as it comes from the mill',
        to: '/wool',
        picture: undefined,
        detail: '1 m × $61.00',
        amount: '$61.00',
      },
    ],
    total: '$134.50',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        CartLines: 'while quantities can still be changed.',
        SummaryLines: 'beside the order form, where each item has one short line.',
      },
      content: [
        'The detail under a name is size, quantity and price: “Size S · 2 × $89.00”.',
        'Amounts always have two decimals and stand at the right.',
        'Sums between the items and the total say what they are of: “Subtotal”, “Delivery: Standard”, “Code SPRING10”.',
        'What the total includes, as a tax, stands below it and is no sum of its own.',
      ],
      announced: [
        'A list with a name and its number of items; then each sum with its amount, and the total last.',
        'Pictures are silent: the name beside them says the same.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ItemizedBill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  afterEach: shows('Each line and the total are read with their amounts', async ({ canvas }) => {
    const [linen, wool] = within(canvas.getByRole('list', { name: 'Cloth' })).getAllByRole(
      'listitem',
    );
    await expect(linen).toHaveTextContent('Linen twill3 m × $24.50$73.50');
    await expect(wool).toHaveTextContent('M');
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total$134.50');
  }),
};

export const TabReachesTheLinkOfALine: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Linen twill' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', '/linen');
  },
};

export const WithSubtotals: Story = {
  args: {
    sums: [
      { label: 'Subtotal', amount: '$134.50' },
      { label: 'Code SPRING10', amount: '−$13.45' },
      { label: 'Delivery: Standard', amount: '$4.90' },
    ],
    total: '$125.95',
  },
  afterEach: shows('The subtotals are in order above the total', async ({ canvas }) => {
    const labels = canvas.getAllByText(/^(Subtotal|Code SPRING10|Delivery: Standard|Total)$/);
    await expect(labels.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Subtotal$134.50',
      'Code SPRING10−$13.45',
      'Delivery: Standard$4.90',
      'Total$125.95',
    ]);
  }),
};

export const WithTax: Story = {
  args: {
    included: [
      { label: 'Including 20% VAT', amount: '$21.47' },
      { label: 'Including 0% VAT', amount: '$0.00' },
    ],
  },
};

export const Dense: Story = { args: { dense: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
