import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { paths } from '../../contract/paths.ts';
import { SwatchLink } from '../../src/ui/SwatchLink.tsx';

const meta = {
  component: SwatchLink,
  args: {
    colourway: { colour: 'Clay', swatch: '#b5795a', soldOut: false },
    to: paths.product('01'),
    isCurrent: false,
  },
  // As in a row of colours; alone it would fill the page.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        ColourChoice: 'on the product’s page, with the colour’s name beside it.',
        LabelFilter: 'for colours as a filter of a list.',
        SizeChip: 'for sizes: a colour leads to another product, a size does not.',
      },
      content: [
        'The colour’s name is all it says, as the link’s name and on hover: “Navy”.',
        'A sold-out colour stays in its place, crossed.',
      ],
      announced: [
        'A link: “Navy”, or “Navy, sold out”. The one whose page this is is read as the current page.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SwatchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};

export const Current: Story = { args: { isCurrent: true } };

export const SoldOut: Story = {
  args: {
    colourway: { colour: 'Navy', swatch: '#2b364b', soldOut: true },
    to: paths.product('02'),
  },
};

export const OnACard: Story = { args: { size: 24 } };

export const ItOpensTheColoursProduct: Story = {
  ...SoldOut,
  name: 'It opens the colour’s product, sold out or not',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Navy, sold out' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/product/02');
  },
};
