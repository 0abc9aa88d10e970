import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { examples } from '../../../.storybook/controls.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { jeansByWaist, linenShirt, stripedTee } from '../../../contract/examples/products.ts';
import { SizeSelector } from '../../../src/features/product/SizeSelector.tsx';
import { sizeMissing } from '../../../src/lib/sizeName.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: SizeSelector,
  args: {
    sizes: linenShirt.sizes,
    size: undefined,
    problem: false,
    onSelect: fn(),
    onOpenSizeGuide: fn(),
  },
  argTypes: {
    sizes: examples({
      'Some sold out': linenShirt.sizes,
      'All in stock': linenShirt.sizes.map((size) => ({ ...size, quantity: 9 })),
      'Of children': stripedTee.sizes,
    }),
    inCart: examples({ Nothing: {}, 'Two of size M': { M: 2 } }),
    size: { control: 'radio', options: linenShirt.sizes.map(({ size }) => size) },
    problem: examples({ None: false, 'Size missing': sizeMissing }),
  },
  render: function Selecting({ size, onSelect, ...args }) {
    const [selected, setSelected] = useState(size);
    const select = (chosen: string) => {
      setSelected(chosen);
      onSelect(chosen);
    };
    return <SizeSelector {...args} size={selected} onSelect={select} />;
  },
  parameters: {
    guide: {
      instead: {
        QuickAdd: 'on a card in a list.',
        ToggleChips: 'where several sizes may be chosen, as in a filter.',
        SizeChoice: 'to remember one’s own size.',
      },
      content: [
        'The chip is the bare size: “S”, “10Y”. Everything else is said below the chips: “Chest 96 cm · Only 2 left”.',
        'Sold-out sizes stay in their place, struck through.',
      ],
      announced: [
        'A radio group named “Size”; each is read with its stock: “M, only 2 left”, “L, sold out”.',
        'Measure and stock of the chosen size are a status.',
        'Where a size is missing, the group is invalid and described by “Please select a size before adding to cart”, an alert.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SizeSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};

export const SelectingASizeShowsItsMeasures: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await expect(args.onSelect).toHaveBeenCalledWith('S');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chest 90 cm');
    await userEvent.click(canvas.getByRole('button', { name: 'Size guide' }));
    await expect(args.onOpenSizeGuide).toHaveBeenCalledOnce();
  },
};

export const NearlySoldOut: Story = { args: { size: 'M' } };

export const AClickOnASoldOutSizeSelectsNothing: Story = {
  name: 'A click on a sold-out size chooses nothing',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'L, sold out' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'L, sold out' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const SizeMissing: Story = {
  args: { problem: sizeMissing },
  afterEach: shows('A missing size is announced with its group', async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Size' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(sizeMissing);
    await expect(canvas.getByRole('alert')).toHaveTextContent(sizeMissing);
  }),
};

export const WaistAndLengthMissing: Story = {
  args: { ...SizeMissing.args, sizes: jeansByWaist.sizes },
};

export const ArrowKeysSkipASoldOutSize: Story = {
  ...NearlySoldOut,
  name: 'A size shows how many are left, and arrow keys skip a sold-out one',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'M, only 2 left' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chest 96 cm · Only 2 left');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenSizeGuide).toHaveBeenCalledOnce();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'M, only 2 left' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledWith('XL');
    await expect(canvas.getByRole('radio', { name: 'XL' })).toBeChecked();
  },
};
