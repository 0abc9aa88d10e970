import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  cottonTote,
  linenShirt,
  linenShirtInWidths,
  productsInColours,
  slipDress,
  woolCoat,
} from '../../../contract/examples/products.ts';
import { colourwaysOf } from '../../../contract/rules/colourways.ts';
import { ProductCard } from '../../../src/features/catalogue/ProductCard.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

const [clay = linenShirt, sage = linenShirt] = productsInColours;

const meta = {
  component: ProductCard,
  args: {
    product: linenShirt,
    isFavourite: false,
    onToggleFavourite: fn(),
    onQuickAdd: fn(),
  },
  decorators: [framed({ width: 300, padding: 16 })],
  parameters: {
    guide: {
      instead: {
        RecentlyViewed: 'for products that were seen before, without a heart or sizes.',
        OrderCard: 'for what an order holds.',
      },
      content: [
        'Names have two to four words. They take as many lines as they need and are never cut off.',
        'Other colours are counted, not listed: “3 colours”. Of the dots, a sold-out one is crossed.',
        'One badge at most, the most pressing first: “Sold out”, “Only 2 left”, “Sale”, “New”.',
      ],
      announced: [
        'The name is a heading and the link; the picture is silent.',
        'Then price, rating, colours, badge, the heart, and the sizes as one toolbar: “S: add Linen Camp Shirt to cart”.',
        'A sold-out size is read as such and can’t be pressed.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name describes its pictures. */
const picture = ['presentation', { hidden: true }] as const;

/** All elements but those within the rating. */
const besidesStars = '*:not([role="img"] *)';

export const New: Story = {
  afterEach: shows('The heading is the link to the product', async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('$89.00')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^4\.6 out of 5, \d+ ratings$/ })).toBeVisible();
    const name = canvas.getByRole('heading', { name: 'Linen Camp Shirt', level: 3 });
    await expect(within(name).getByRole('link', { name: 'Linen Camp Shirt' })).toHaveAttribute(
      'href',
      `/product/${linenShirt._id}`,
    );
  }),
};

export const WithASecondPicture: Story = { args: { product: linenShirtInWidths } };

export const HoverShowsTheSecondPicture: Story = {
  ...WithASecondPicture,
  name: 'A card has at most 22 elements besides its stars, until hover shows the second picture',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.querySelectorAll(besidesStars).length + 1).toBeLessThanOrEqual(22);
    await expect(canvas.getAllByRole(...picture)).toHaveLength(1);
    await userEvent.hover(canvas.getByRole('article'));
    await waitFor(() => expect(canvas.getAllByRole(...picture)).toHaveLength(2));
  },
};

export const FocusShowsTheSecondPicture: Story = {
  ...WithASecondPicture,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole(...picture)).toHaveLength(2));
  },
};

export const Favourite: Story = { args: { isFavourite: true } };

export const AClickRemovesAFavourite: Story = {
  ...Favourite,
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'Add Linen Camp Shirt to favourites' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};

export const AClickOnASizeAddsIt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('article'));
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^M(, only \d left)?: add Linen Camp Shirt to cart$/,
      }),
    );
    await expect(args.onQuickAdd).toHaveBeenCalledWith('M');
    await expect(canvas.getByRole('button', { name: 'L, sold out' })).toBeDisabled();
  },
};

export const TabGoesFromTheNameToTheHeartToTheSizes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
    await canvas.findByRole('toolbar');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuickAdd).toHaveBeenCalledWith('XS');
  },
};

/** Shift+Tab reaches the button first. */
export const TheFocusMovesToTheSizes: Story = {
  name: 'The focus moves to the sizes when they replace their button',
  play: async ({ canvas }) => {
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: /^XS\b/ })).toHaveFocus());
  },
};

export const Reduced: Story = {
  args: { product: { ...linenShirt, newCollection: false, regularPrice: 120 } },
};

export const InThreeColours: Story = {
  args: {
    product: { ...clay, colourways: colourwaysOf(clay, productsInColours) ?? [] },
    colours: productsInColours,
    onWantColours: fn(),
  },
};

export const ASoldOutColour: Story = {
  args: {
    product: {
      ...clay,
      colourways: (colourwaysOf(clay, productsInColours) ?? []).map((one, at) => ({
        ...one,
        soldOut: at !== 1,
      })),
    },
  },
};

/** The card’s own picture returns when the pointer leaves. */
export const HoveringAColourShowsItsPicture: Story = {
  ...InThreeColours,
  name: 'A card in three colours has at most 22 elements until hover shows a colour',
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article');
    await expect(card.querySelectorAll(besidesStars).length + 1).toBeLessThanOrEqual(22);
    const shown = () => canvas.getAllByRole(...picture)[0]?.getAttribute('src');
    await expect(canvas.getByText('3 colours')).toBeVisible();
    await userEvent.hover(canvas.getByRole('article'));
    const colours = await canvas.findByRole('list', { name: 'Colours of Linen Camp Shirt' });
    const other = within(colours).getByRole('link', { name: 'Sage' });
    await expect(other).toHaveAttribute('href', `/product/${sage._id}`);
    await userEvent.hover(other);
    await waitFor(() => expect(shown()).toBe(sage.images[0]?.signedUrl));
    await expect(args.onWantColours).toHaveBeenCalled();
    await userEvent.unhover(colours);
    await waitFor(() => expect(shown()).toBe(clay.images[0]?.signedUrl));
  },
};

export const SoldOut: Story = {
  args: { product: woolCoat },
  afterEach: shows('A sold-out card offers no sizes', async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
  }),
};

export const NearlySoldOut: Story = {
  args: {
    product: {
      ...linenShirt,
      sizes: [{ size: 'M', quantity: 3, quantityReserved: 1, description: '' }],
    },
  },
};

export const LastUnitsTakePrecedenceOverASale: Story = {
  args: { product: { ...linenShirt, sizes: linenShirt.sizes.slice(2, 4), regularPrice: 120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 2 left')).toBeVisible();
    await expect(canvas.queryByText('Sale')).not.toBeInTheDocument();
  },
};

export const WithoutRatingsNoStarsAreShown: Story = {
  args: { product: cottonTote },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /out of 5/ })).not.toBeInTheDocument();
  },
};

export const LongName: Story = {
  args: { product: slipDress },
  decorators: [
    // As wide as a card in two columns on a phone.
    (Story) => (
      <div style={{ width: 156 }}>
        <Story />
      </div>
    ),
  ],
};
