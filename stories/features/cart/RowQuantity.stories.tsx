import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { RowQuantity } from '../../../src/features/cart/RowQuantity.tsx';
import { exampleRows, problemRows } from './exampleRows.ts';

const meta = {
  component: RowQuantity,
  args: { row: exampleRows.shirt, onAdd: fn(), onRemove: fn() },
  parameters: {
    guide: {
      instead: {
        RemoveButton: 'to take the whole line out.',
      },
      content: ['A number between minus and plus. At the limit a caption says why: “Only 2 left”.'],
      announced: [
        'Both buttons name their line; one that can’t be used is read as unavailable and keeps the focus, and why is read with it.',
        'The new number is announced politely.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RowQuantity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreLeft: Story = {};

export const ReducedByOne: Story = { args: { row: exampleRows.tote } };

/** “Remove” removes the last unit. */
export const EnterAddsOneAndTheMinusKeepsTheLastUnit: Story = {
  name: 'Enter or a click adds one, and the minus button keeps the last',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^One less/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Tab}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add one/ })).toHaveFocus());
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByText('1')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Add one Linen Camp Shirt, size M' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(3);
    await expect(args.onAdd).toHaveBeenLastCalledWith(exampleRows.shirt);
  },
};

export const AtTheLimitTheButtonExplainsItAndKeepsTheFocus: Story = {
  ...ReducedByOne,
  name: 'At the limit the button gives the reason and keeps the focus; a click removes one',
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add one Cotton Tote, size M' });
    await expect(canvas.getByText('Only 2 left')).toBeVisible();
    await expect(add).toHaveAccessibleDescription('Only 2 left');
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'One less Cotton Tote, size M' }));
    await expect(args.onRemove).toHaveBeenCalledWith(exampleRows.tote);
  },
};

export const ALineWithAProblemShowsNoAvailability: Story = {
  args: { row: problemRows.onlyLeft },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/left/)).not.toBeInTheDocument();
  },
};
