import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linenShirt, productsInColours } from '../../../contract/examples/products.ts';
import { colourwaysOf } from '../../../contract/rules/colourways.ts';
import CardSwatches from '../../../src/features/catalogue/CardSwatches.tsx';

const [clay = linenShirt, sage = linenShirt] = productsInColours;

const meta = {
  component: CardSwatches,
  args: {
    label: 'Colours of Linen Camp Shirt',
    colourways: colourwaysOf(clay, productsInColours) ?? [],
    currentId: clay._id,
    onShow: fn(),
  },
} satisfies Meta<typeof CardSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColours: Story = {};

export const TheFocusShowsItsColour: Story = {
  name: 'The focus or the pointer reports its colour, and none when it leaves',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Clay', current: 'page' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onShow).toHaveBeenLastCalledWith(sage._id);
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onShow).toHaveBeenLastCalledWith(undefined);
    await userEvent.hover(canvas.getByRole('link', { name: 'Sage' }));
    await expect(args.onShow).toHaveBeenLastCalledWith(sage._id);
    await userEvent.unhover(canvas.getByRole('list'));
    await expect(args.onShow).toHaveBeenLastCalledWith(undefined);
  },
};
