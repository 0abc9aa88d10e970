import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  cancelledOrder,
  deliveredOrder,
  processingOrder,
  shippedOrder,
  yenOrder,
} from '../../../contract/examples/orders.ts';
import { paths } from '../../../contract/paths.ts';
import { OrderCard } from '../../../src/features/orders/OrderCard.tsx';
import { elsewhere } from '../../elsewhere.ts';
import { withoutOrderExtensions } from '../../mocks/orderRules.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: OrderCard,
  args: { order: processingOrder },
  parameters: {
    guide: {
      instead: {
        OrderDetail: 'for all there is to know of one order.',
        OrdersGrid: 'for orders of the admin.',
      },
      content: [
        'The date is the heading: customers know when they ordered, not under which number.',
        'Status first, then the pictures, then the way to the order.',
      ],
      announced: [
        'An article named by its date; the link says which order it leads to, also among those of one day: “See the order of 12 March 2026, H-10007”.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {
  afterEach: shows('The card shows day, number and total', async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '12 March 2026' })).toBeVisible();
    await expect(canvas.getByText('H-10007')).toBeVisible();
    await expect(canvas.getByText(/^3 items/).parentElement).toHaveTextContent('3 items · $213.50');
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      paths.order(processingOrder._id),
    );
  }),
};

export const InAnotherCurrency: Story = { args: { order: yenOrder } };

export const ElsewhereTheDayNamesTheZoneOfTheShop: Story = {
  name: 'Elsewhere the day names the zone of the shop',
  beforeEach: elsewhere,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '13 March 2026 (Tokyo time)' })).toBeVisible();
  },
};

export const OneUnitIsOneItem: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 item/).parentElement).toHaveTextContent(/^1 item · \$/);
  },
};

export const TabReachesTheLinkToTheOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'See the order of 12 March 2026, H-10007' }),
    ).toHaveFocus();
  },
};

export const ManyUnits: Story = {
  args: { order: shippedOrder },
  afterEach: shows(
    'Only the note for the customer is shown, and further products are counted',
    async ({ canvas }) => {
      await expect(canvas.getByText('The parcel comes in two boxes.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Follow your parcel' })).toBeVisible();
      await expect(canvas.queryByText('Packed by Rui.')).not.toBeInTheDocument();
      const pictures = within(canvas.getByRole('list', { name: 'Products' }));
      await expect(pictures.getAllByRole('listitem')).toHaveLength(5);
      await expect(pictures.getByText(/^\+2/)).toBeVisible();
    },
  ),
};

export const WithoutPicture: Story = {
  args: {
    order: {
      ...processingOrder,
      products: processingOrder.products.map((product) => ({ ...product, picture: '' })),
    },
  },
  afterEach: shows('A missing picture keeps its text alternative', async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Linen Camp Shirt' })).toBeVisible();
  }),
};

/** A spec-only server has no order numbers: the end of the id is shown. */
export const SpecOnlyServer: Story = {
  args: { order: withoutOrderExtensions(shippedOrder) },
  afterEach: shows(
    'A spec-only server’s order is named by the end of its id',
    async ({ canvas }) => {
      await expect(canvas.getByText('20260302')).toBeVisible();
      await expect(canvas.queryByText('Packed by Rui.')).not.toBeInTheDocument();
      await expect(canvas.queryByText('A note from us')).not.toBeInTheDocument();
      await expect(
        canvas.queryByRole('link', { name: 'Follow your parcel' }),
      ).not.toBeInTheDocument();
    },
  ),
};

export const Cancelled: Story = {
  args: { order: cancelledOrder },
  afterEach: shows('A cancelled order shows the reason', async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled · Refunded')).toBeVisible();
    await expect(canvas.getByText('The last pair had a flaw. We are sorry.')).toBeVisible();
  }),
};
