import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { RowProblem } from '../../../src/features/cart/RowProblem.tsx';
import { exampleRows, troubledRows } from './exampleRows.ts';

const meta = {
  component: RowProblem,
  args: { row: troubledRows.gone, onDrop: fn(), onKeep: fn(), onAcceptPrice: fn() },
  parameters: {
    guide: {
      instead: {
        ToastBar: 'for what is over once it was read.',
        RowQuantity: 'says by itself how many are left.',
      },
      content: [
        'What is the case, in three to five words: “Size M is sold out”. Then the one way out, as a verb: “Remove”, “Keep 2”, “Accept the new price”.',
      ],
      announced: [
        'The text, then a button that names its line: “Remove: Linen Camp Shirt, size M”.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RowProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = {};

export const ALineOfAProductThatIsGoneCanBeTakenOut: Story = {
  name: 'A line of a product that is gone can be taken out',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No longer in the shop')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Linen Camp Shirt, size M' }));
    await expect(args.onDrop).toHaveBeenCalledWith(troubledRows.gone);
  },
};

export const SoldOut: Story = { args: { row: troubledRows.soldOut } };

export const ASoldOutLineCanBeTakenOut: Story = {
  ...SoldOut,
  name: 'A sold-out line can be taken out',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Size L is sold out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onDrop).toHaveBeenCalledWith(troubledRows.soldOut);
  },
};

export const OnlyTwoLeft: Story = { args: { row: troubledRows.onlyLeft } };

export const ALineCanBeCutToWhatIsLeft: Story = {
  ...OnlyTwoLeft,
  name: 'A line can be cut to what is left',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Only 2 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 2: Linen Camp Shirt, size S' }));
    await expect(args.onKeep).toHaveBeenCalledWith(troubledRows.onlyLeft, 2);
  },
};

export const PriceChanged: Story = { args: { row: troubledRows.priceChanged } };

export const EnterAcceptsAChangedPrice: Story = {
  ...PriceChanged,
  name: 'Enter accepts a changed price',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Was $89.00, now $95.00')).toBeVisible();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Accept the new price/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onAcceptPrice).toHaveBeenCalledWith(troubledRows.priceChanged);
  },
};

export const NothingWrong: Story = { args: { row: exampleRows.shirt } };

export const ALineWithoutTroubleHasNoButton: Story = {
  ...NothingWrong,
  name: 'A line without trouble has no button',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
