import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { RowProblem } from '../../../src/features/cart/RowProblem.tsx';
import { exampleRows, problemRows } from './exampleRows.ts';

const meta = {
  component: RowProblem,
  args: { row: problemRows.gone, onDrop: fn(), onKeep: fn(), onAcceptPrice: fn() },
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

export const SoldOut: Story = { args: { row: problemRows.soldOut } };

export const OnlyTwoLeft: Story = { args: { row: problemRows.onlyLeft } };

export const PriceChanged: Story = { args: { row: problemRows.priceChanged } };

export const ALongTextStaysBesideItsSign: Story = {
  args: { row: problemRows.priceChanged },
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText('Was $89.00, now $95.00');
    const sign = text.previousElementSibling?.getBoundingClientRect();
    await expect(sign?.right).toBeLessThanOrEqual(text.getBoundingClientRect().left);
  },
};

export const EachProblemIsNamedAndSolved: Story = {
  render: (args) => (
    <>
      {[...Object.values(problemRows), exampleRows.shirt].map((row) => (
        <RowProblem key={row.size + row.quantity + row.problem?.kind} {...args} row={row} />
      ))}
    </>
  ),
  name: 'Each problem is named and can be solved by click or Enter',
  play: async ({ canvas, args }) => {
    for (const text of [
      'No longer in the shop',
      'Size L is sold out',
      'Only 2 left',
      'Was $89.00, now $95.00',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    // The line without a problem has none.
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Linen Camp Shirt, size M' }));
    await expect(args.onDrop).toHaveBeenLastCalledWith(problemRows.gone);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Linen Camp Shirt, size L' }));
    await expect(args.onDrop).toHaveBeenLastCalledWith(problemRows.soldOut);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 2: Linen Camp Shirt, size S' }));
    await expect(args.onKeep).toHaveBeenCalledWith(problemRows.onlyLeft, 2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Accept the new price/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAcceptPrice).toHaveBeenCalledWith(problemRows.priceChanged);
  },
};
