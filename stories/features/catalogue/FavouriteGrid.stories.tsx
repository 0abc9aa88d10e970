import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { linenShirt, merinoCrew } from '../../../contract/examples/products.ts';
import { FavouriteGrid } from '../../../src/features/catalogue/FavouriteGrid.tsx';

const soldOutCrew = {
  ...merinoCrew,
  category: linenShirt.category,
  sizes: merinoCrew.sizes.map((size) => ({ ...size, quantityReserved: size.quantity })),
};

const wearsM: ComponentProps<typeof FavouriteGrid>['mySizeOf'] = () => 'M';

function WithMemory({ isOnlyMine: first, ...rest }: ComponentProps<typeof FavouriteGrid>) {
  const [isOnlyMine, setOnlyMine] = useState(first);
  return <FavouriteGrid {...rest} isOnlyMine={isOnlyMine} onOnlyMine={setOnlyMine} />;
}

const meta = {
  component: FavouriteGrid,
  args: {
    products: [linenShirt, soldOutCrew],
    mySizeOf: wearsM,
    isOnlyMine: false,
    onOnlyMine: fn(),
    isFavourite: () => true,
    onToggleFavourite: fn(),
    onQuickAdd: fn(),
  },
  render: (args) => <WithMemory {...args} />,
} satisfies Meta<typeof FavouriteGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const mySize = { name: 'My size (M)' };

export const Ready: Story = {};

export const OnlyMySize: Story = { args: { isOnlyMine: true } };

export const AClickShowsProductsAvailableInMySize: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { ...mySize, pressed: false }));
    await expect(canvas.getByRole('link', { name: linenShirt.name })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const WithoutAMatchTheKeyboardShowsAllAgain: Story = {
  name: 'Without a match, the keyboard shows all again',
  args: { products: [soldOutCrew] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', mySize).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^None of your favourites/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: merinoCrew.name })).toBeVisible();
  },
};

export const WithoutASavedSizeThereIsNoFilter: Story = {
  args: { mySizeOf: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^My size/ })).not.toBeInTheDocument();
  },
};
