import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { jeansByWaist } from '../../../contract/examples/products.ts';
import { WaistAndLength } from '../../../src/features/product/WaistAndLength.tsx';
import { framed } from '../framed.tsx';

const meta = {
  component: WaistAndLength,
  args: { sizes: jeansByWaist.sizes, size: undefined, onSelect: fn() },
  render: function Selecting({ size, onSelect, ...args }) {
    const [selected, setSelected] = useState(size);
    const select = (chosen: string) => {
      setSelected(chosen || undefined);
      onSelect(chosen);
    };
    return <WaistAndLength {...args} size={selected} onSelect={select} />;
  },
  decorators: [framed({ maxWidth: 420, padding: 16 })],
} satisfies Meta<typeof WaistAndLength>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const radio = (canvas: Canvas, part: 'Waist' | 'Length', name: string) =>
  within(canvas.getByRole('radiogroup', { name: part })).getByRole('radio', { name });

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { size: 'W28 L34' } };

export const AClickOnEachChoosesASize: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(radio(canvas, 'Length', '34'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('');
    await userEvent.click(radio(canvas, 'Waist', '28'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('W28 L34');
    await userEvent.click(radio(canvas, 'Length', '32'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('W28 L32');
  },
};

export const ALengthThatIsSoldOutWithAWaistCannotBeChosen: Story = {
  ...Chosen,
  play: async ({ canvas, args }) => {
    await userEvent.click(radio(canvas, 'Waist', '29'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('');
    await expect(radio(canvas, 'Length', '34, not available')).toBeDisabled();
    await userEvent.click(radio(canvas, 'Length', '32'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('W29 L32');
  },
};

export const TheKeyboardSkipsMissingCombinations: Story = {
  play: async ({ canvas, args }) => {
    radio(canvas, 'Waist', '30').focus();
    await userEvent.keyboard(' ');
    await expect(radio(canvas, 'Length', '34, not available')).toBeDisabled();
    await userEvent.tab();
    await waitFor(() => expect(radio(canvas, 'Length', '32')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('W30 L32');
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(canvas, 'Length', '34, not available')).not.toBeChecked();
  },
};

export const OnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
