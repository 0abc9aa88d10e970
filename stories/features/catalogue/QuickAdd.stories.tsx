import CardActions from '@mui/material/CardActions';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { jeansByWaist, linenShirt, oneSizeTote } from '../../../contract/examples/products.ts';
import { CardFrame } from '../../../src/features/catalogue/CardFrame.ts';
import { CardPictures } from '../../../src/features/catalogue/ProductCard.tsx';
import { QuickAdd } from '../../../src/features/catalogue/QuickAdd.tsx';

const meta = {
  component: QuickAdd,
  args: { product: linenShirt, withSizes: true, onAdd: fn() },
  // Over a card's picture: the card hides it until it is hovered or focused.
  decorators: [
    (Story, { args: { product } }) => (
      <CardFrame component="article" elevation={0} square style={{ width: 200 }}>
        <CardPictures product={product} priority sizes="200px" withSecond={false} />
        <CardActions disableSpacing>
          <Story />
        </CardActions>
      </CardFrame>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        PurchaseForm: 'on the product’s page, with the size guide and hints on stock.',
      },
      content: [
        'Sizes only, as short as they are called: “S”, “4Y”. A product of one size says “Add to cart”.',
      ],
      announced: [
        'A button “Quick add” with the product’s name, collapsed or expanded; then a toolbar of sizes, which is one stop of the Tab key.',
        'Escape closes it and gives the focus back to the button.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof QuickAdd>;

export default meta;
type Story = StoryObj<typeof meta>;

const active: Decorator = (Story) => (
  <div style={{ '--card-active': 1 } as CSSProperties}>
    <Story />
  </div>
);

export const Active: Story = { decorators: [active] };

/** The sizes are there for the keyboard. */
export const AtRest: Story = {};

export const FocusShowsTheSizesAndEnterAddsOne: Story = {
  name: 'Focus shows the sizes, and Enter adds one',
  play: async ({ canvas, args }) => {
    await canvas.findByRole('toolbar');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^XS\b/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('XS');
  },
};

/** Always visible on touch screens; elsewhere it reserves the space of the sizes. */
export const Untouched: Story = { args: { withSizes: false }, decorators: [active] };

export const APressShowsTheSizes: Story = {
  ...Untouched,
  name: 'A press shows the sizes, and Escape or a press outside hides them',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Quick add Linen Camp Shirt' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^XS\b/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^XS\b/ })).toHaveFocus());
    await userEvent.click(canvasElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const OneSize: Story = { args: { product: oneSizeTote }, decorators: [active] };

export const OneSizeIsAddedAtOnce: Story = {
  args: { product: oneSizeTote, withSizes: false },
  decorators: [active],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick add Cotton Tote' }));
    await expect(args.onAdd).toHaveBeenCalledWith('One size');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

export const WaistAndLengthAreChosenOnThePage: Story = {
  args: { product: jeansByWaist },
  decorators: [active],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Choose waist and length' });
    await expect(link).toHaveAttribute('href', `/product/${jeansByWaist._id}`);
    await expect(within(canvas.getByRole('toolbar')).queryByRole('button')).not.toBeInTheDocument();
  },
};
