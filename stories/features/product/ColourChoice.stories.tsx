import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { linenShirt, productsInColours } from '../../../contract/examples/products.ts';
import { colourwaysOf } from '../../../contract/rules/colourways.ts';
import { ColourChoice } from '../../../src/features/product/ProductDetail.tsx';

const [clay = linenShirt, sage = linenShirt] = productsInColours;
const colourways = colourwaysOf(clay, productsInColours) ?? [];

const meta = {
  component: ColourChoice,
  args: { product: { ...clay, colourways } },
  parameters: {
    guide: {
      instead: {
        SizeSelector: 'for sizes: a colour leads to another page, a size does not.',
        LabelFilter: 'for colours as a filter of a list.',
      },
      content: [
        'The colour’s name stands beside the word “Colour”: a swatch alone says too little.',
        'Names are one or two plain words: “Sand”, “Dark green”.',
      ],
      announced: [
        'A list named by the colour, with a link for each: “Sand”, or “Sand, sold out”. The one on this page is the current page.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ColourChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColours: Story = {};

export const EachColourLinksToItsOwnProduct: Story = {
  name: 'Each colour links to its own product, by keyboard too',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Colour Clay' });
    await expect(list).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Clay', current: 'page' })).toHaveFocus();
    await userEvent.tab();
    const other = canvas.getByRole('link', { name: 'Sage' });
    await expect(other).toHaveFocus();
    await expect(other).toHaveAttribute('href', `/product/${sage._id}`);
    await expect(canvas.getByRole('link', { name: 'Navy, sold out' })).toBeVisible();
    const { width, height } = other.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const OneColour: Story = { args: { product: clay } };

export const AnUnknownColourIsOmitted: Story = {
  args: { product: linenShirt },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Colour')).not.toBeInTheDocument();
  },
};
