import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { StatusBadge } from '../../../../src/features/admin/orders/StatusBadge.tsx';
import { shows } from '../../../pages/states.ts';
import { paletteColour } from '../../../paletteColour.ts';

const meta = {
  component: StatusBadge,
  args: { state: 'shipped' },
  parameters: {
    guide: {
      instead: {
        OrderProgress: 'for customers.',
        StockBadge: 'for stock.',
      },
      content: [
        'The state in one word with a capital: “Shipped”. Colour repeats it, and never stands alone.',
      ],
      announced: ['Its word, and no more.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last one is unknown to the shop. */
export const EveryState: Story = {
  render: () => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {[...exampleEnvParams.paymentStates, ...exampleEnvParams.deliveryStates, 'in customs'].map(
        (state) => (
          <li key={state}>
            <StatusBadge state={state} />
          </li>
        ),
      )}
    </ul>
  ),
  afterEach: shows('The colour matches the text', async ({ canvas }) => {
    for (const [colour, words] of Object.entries(colours)) {
      for (const word of words) {
        const badge = canvas.getByText(word).parentElement as HTMLElement;
        await expect(badge).toHaveStyle({ color: paletteColour(colour) });
      }
    }
  }),
};

const colours = {
  'success.main': ['Paid', 'Delivered'],
  'warning.main': ['Pending', 'Processing'],
  'error.main': ['Failed', 'Refunded', 'Returned', 'Cancelled'],
  'text.secondary': ['Shipped', 'In customs'],
};

export const Dark: Story = { ...EveryState, globals: { scheme: 'dark' } };
