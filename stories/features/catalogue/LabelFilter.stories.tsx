import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { productsInColours } from '../../../contract/examples/products.ts';
import { countProducts } from '../../../contract/rules/productCounts.ts';
import LabelFilter from '../../../src/features/catalogue/LabelFilter.tsx';

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

export const Loading: Story = { args: { counts: undefined, query: {} } };

export const NotLoaded: Story = { args: { counts: null, query: {} } };

export const AClickOnAKindFiltersByIt: Story = {
  ...Kinds,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shirts' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: ['Shirts'] });
  },
};

export const AnotherColourJoinsTheOnesChosen: Story = {
  name: 'Another colour is added to the selection, each with its number',
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

export const AClickOnAColourFiltersByItsFamily: Story = {
  args: { query: {} },
  play: async ({ canvas, args }) => {
    const green = canvas.getByRole('button', { name: 'Green' });
    await expect(green).toHaveAttribute('aria-description', '2 products');
    await expect(canvas.queryByRole('button', { name: 'Sage' })).not.toBeInTheDocument();
    await userEvent.click(green);
    await expect(args.onChange).toHaveBeenCalledWith({ colour: ['Green'] });
  },
};

/** A filter of another kind changes the counts. */
export const NoOptionMovesOrDisappears: Story = {
  name: 'No option moves or disappears while the filter is shown, by pointer and by keyboard',
  tags: ['behaviour'],
  args: { of: 'kind', query: {} },
  render: function Render(args) {
    const [counts, setCounts] = useState(args.counts);
    const [query, setQuery] = useState(args.query);
    return (
      <LabelFilter
        {...args}
        {...{ counts, query }}
        onChange={(parts) => {
          args.onChange(parts);
          setQuery(parts);
          const kind = parts.kind?.at(-1) ?? '';
          setCounts({ kind: [{ value: kind, count: 1 }], colour: [], size: [], flag: [] });
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('button').map((chip) => chip.textContent);
    const kinds = names().map((text) => text?.replace(/\d+$/, ''));
    await expect(kinds.length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('button', { name: kinds[1] ?? '' }));
    await waitFor(() =>
      expect(names()).toEqual(kinds.map((kind, at) => `${kind}${at === 1 ? 1 : 0}`)),
    );
    await expect(canvas.getByRole('button', { name: kinds[0] ?? '' })).toHaveAttribute(
      'aria-description',
      '0 products',
    );
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() =>
      expect(names()).toEqual(kinds.map((kind, at) => `${kind}${at === 2 ? 1 : 0}`)),
    );
    await expect(canvas.getByRole('button', { name: kinds[2] ?? '' })).toHaveFocus();
  },
};

export const ACustomColourInALinkCanBeRemoved: Story = {
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
