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
    query: { colour: ['Navy'], sort: 'name' },
    onChange: fn(),
  },
} satisfies Meta<typeof LabelFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};

export const Kinds: Story = { args: { of: 'kind', query: {} } };

/** A colour that no product has any more can still be taken away. */
export const Gone: Story = { args: { query: { colour: ['Puce'] } } };

export const NotKnownYet: Story = { args: { counts: undefined, query: {} } };

export const NotLoaded: Story = { args: { counts: null, query: {} } };

export const AClickOnAKindFiltersByIt: Story = {
  ...Kinds,
  name: 'A click on a kind filters by it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shirts' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: ['Shirts'] });
  },
};

export const AnotherColourJoinsTheOnesChosen: Story = {
  name: 'Another colour joins the ones chosen, each with its number',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Navy', pressed: true })).toHaveAttribute(
      'aria-description',
      '2 products',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bone' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ colour: ['Navy', 'Bone'], sort: 'name' });
  },
};
