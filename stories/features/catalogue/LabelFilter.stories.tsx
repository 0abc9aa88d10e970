import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { productsInColours } from '../../../contract/examples/products.ts';
import { countProducts } from '../../../contract/rules/productCounts.ts';
import { LabelFilter } from '../../../src/features/catalogue/LabelFilter.tsx';

const meta = {
  component: LabelFilter,
  args: {
    of: 'colour',
    counts: countProducts(productsInColours, {}),
    query: { colour: ['Blue'], sort: 'name' },
    onChange: fn(),
  },
} satisfies Meta<typeof LabelFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};

export const Kinds: Story = { args: { of: 'kind', query: {} } };

export const Gone: Story = { args: { query: { colour: ['Puce'] } } };

/** The other filters leave no product. */
export const NothingLeft: Story = {
  args: {
    counts: countProducts(productsInColours, { colour: ['Red'], kind: ['Shirts'] }),
    query: { colour: ['Red'] },
  },
};

export const NotKnownYet: Story = { args: { counts: undefined, query: {} } };

export const NotLoaded: Story = { args: { counts: null, query: {} } };

export const AClickOnAKindFiltersByIt: Story = {
  ...Kinds,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shirts' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: ['Shirts'] });
  },
};

export const AnotherColourJoinsTheOnesChosen: Story = {
  name: 'Another colour joins the ones chosen, each with its number',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Blue', pressed: true })).toHaveAttribute(
      'aria-description',
      '3 products',
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Beige' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ colour: ['Blue', 'Beige'] });
  },
};

export const AClickOnAColourFiltersByAllThatAreCalledSo: Story = {
  args: { query: {} },
  play: async ({ canvas, args }) => {
    const green = canvas.getByRole('button', { name: 'Green' });
    await expect(green).toHaveAttribute('aria-description', '2 products');
    await expect(canvas.queryByRole('button', { name: 'Sage' })).not.toBeInTheDocument();
    await userEvent.click(green);
    await expect(args.onChange).toHaveBeenCalledWith({ colour: ['Green'] });
  },
};

export const AnOwnColourInALinkCanBeRemoved: Story = {
  args: {
    counts: countProducts(productsInColours, { colour: ['Sage'] }),
    query: { colour: ['Sage'] },
  },
  name: 'The shop’s own colour in a link can be removed',
  play: async ({ canvas, args }) => {
    const sage = canvas.getByRole('button', { name: 'Sage', pressed: true });
    await expect(sage).toHaveAttribute('aria-description', '1 product');
    await userEvent.click(sage);
    await expect(args.onChange).toHaveBeenCalledWith({ colour: [] });
  },
};
