import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemoveButton } from '../../../src/features/cart/RemoveButton.tsx';
import { exampleRows } from './exampleRows.ts';

const meta = {
  component: RemoveButton,
  args: { row: exampleRows.tote, onRemove: fn() },
} satisfies Meta<typeof RemoveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfMany: Story = {};

export const TheLastUnitRemovesTheLine: Story = {
  args: { row: exampleRows.shirt },
  name: 'The button of the last unit says “Remove”',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Remove one Linen Camp Shirt, size M' }),
    ).toHaveTextContent(/^Remove$/);
  },
};

export const EnterRemovesOne: Story = {
  name: 'Enter or a click removes one of many',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(exampleRows.tote);
    const remove = canvas.getByRole('button', { name: 'Remove one Cotton Tote, size M' });
    await expect(remove).toHaveTextContent(/^Remove one$/);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
