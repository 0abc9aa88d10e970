import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { exampleProducts, linenShirt } from '../../../contract/examples/products.ts';
import { ProductGrid } from '../../../src/features/catalogue/ProductGrid.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

const meta = {
  component: ProductGrid,
  args: {
    products: exampleProducts,
    isFavourite: (id: string) => id === linenShirt._id,
    onToggleFavourite: fn(),
    onQuickAdd: fn(),
  },
  decorators: [framed({ padding: 16 })],
  parameters: {
    guide: {
      instead: {
        ProductRow: 'on the home page, for one row that scrolls.',
        AdminGrid: 'for work on products.',
        ProductGridSkeleton: 'while the products are on their way.',
      },
      content: ['It has no words of its own: the page’s heading says what these products are.'],
      announced: ['A list with its number of products; each begins with its name as a heading.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EightProducts: Story = {};

export const EachCardWorksForItsOwnProduct: Story = {
  play: async ({ canvas, args }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(8);
    const [first] = cards;
    if (!first) return;
    await userEvent.hover(within(first).getByRole('article'));
    await userEvent.click(await within(first).findByRole('button', { name: /^S: add/ }));
    await expect(args.onQuickAdd).toHaveBeenCalledWith(linenShirt, 'S');
    await userEvent.click(within(first).getByRole('button', { name: /favourites/ }));
    await expect(args.onToggleFavourite).toHaveBeenCalledWith(linenShirt._id);
  },
};

export const EnterOnAHeartAddsAFavourite: Story = {
  args: { products: [linenShirt] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleFavourite).toHaveBeenCalledWith(linenShirt._id);
  },
};

/** Eight products would leave the last row of three incomplete. */
export const WholeRowsOnATablet: Story = {
  args: { wholeRows: true },
  globals: { viewport: { value: 'tablet' } },
  afterEach: shows('A tablet shows whole rows only', async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  }),
};
