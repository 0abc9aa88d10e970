import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  cottonTote,
  linenShirt,
  slipDress,
  woolCoat,
} from '../../../contract/examples/products.ts';
import { ProductDetail } from '../../../src/features/product/ProductDetail.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ProductDetail,
  args: {
    product: linenShirt,
    picturesNumber: 5,
    inCart: {},
    isFavourite: false,
    onToggleFavourite: fn(),
    onOpenSizeGuide: fn(),
    onAddToCart: fn(),
  },
  parameters: {
    guide: {
      instead: {
        ProductCard: 'in a list.',
        ProductSkeleton: 'while the product is on its way.',
        ErrorMessage: 'where there is no such product.',
      },
      content: [
        'Name and price come first. What it is and how it is cared for, delivery and returns stand below the button, each behind its heading.',
        'Without ratings there are no stars, and without other colours no choice of one.',
      ],
      announced: [
        'The name is the page’s heading. Before it stands where one is: category and kind, as links.',
        'What a press of “ADD TO CART” did is said by a toast of the page.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const InGermanThePathIsNamedInGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Navigationspfad' })).toBeVisible();
  },
};

export const TheSelectedSizeIsAddedToTheCart: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: linenShirt.name, level: 1 })).toBeVisible();
    await expect(canvas.getByText('$89.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/women');
    await expect(canvas.getByRole('img', { name: /^4\.6 out of 5, \d+ ratings$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith('S');
  },
};

export const Reduced: Story = {
  args: {
    product: {
      ...{ ...linenShirt, regularPrice: 120, lowestPrice: 95 },
      saleEnds: 'Sale ends on 4 December 2026',
    },
  },
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText('Sale ends on 4 December 2026')).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { product: woolCoat },
  afterEach: shows('A sold-out product cannot be added', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
  }),
};

export const WithoutRatingsNoStarsAreShown: Story = {
  args: { product: cottonTote },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /out of 5/ })).not.toBeInTheDocument();
  },
};

/** The server allows fewer pictures than the product has. */
export const ASinglePictureNeedsNoThumbnails: Story = {
  args: { picturesNumber: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Choose a picture' })).not.toBeInTheDocument();
  },
};

export const LongNameOnAPhone: Story = {
  args: { product: slipDress },
  globals: { viewport: { value: 'phone' } },
};

export const ArrowKeysAndEnterAddASize: Story = {
  name: 'Arrow keys and Enter add a size',
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('radio', { name: 'XS' })).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledWith('S');
  },
};
