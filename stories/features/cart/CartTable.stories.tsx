import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../../../.storybook/controls.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { CartTable } from '../../../src/features/cart/CartLines.tsx';
import { shows } from '../../pages/states.ts';
import { exampleCart } from './exampleCart.ts';
import { exampleRows, problemRows } from './exampleRows.ts';

const meta = {
  component: CartTable,
  args: exampleCart,
  argTypes: {
    rows: examples({
      'Three lines': exampleCart.rows,
      'One line': [exampleRows.shirt],
      'Something to settle': Object.values(problemRows),
    }),
  },
  parameters: {
    guide: {
      instead: {
        CartCards: 'on a phone, where a table has no room.',
        CartLines: 'to get whichever of the two fits.',
        SummaryLines: 'for lines that can no longer be changed.',
      },
      content: [
        'The columns are those of the specification: image, size, title, price, quantity, total, remove.',
        'A problem is named below the title, with what can be done about it.',
      ],
      announced: [
        'A table named “Cart”, with a header for each column.',
        'Each button says what it adds or removes: “Remove one Cotton Tote, size M”.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const OneSize: Story = {
  args: { rows: [{ ...exampleRows.shirt, size: 'One size' }] },
  afterEach: shows('Lines of one size need no column of sizes', async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.queryByText(/size/i)).not.toBeInTheDocument();
  }),
};

export const EachRowHasItsCellsAndRemovesItsOwnLine: Story = {
  play: async ({ canvas, args }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'Image',
      'Size',
      'Title',
      'Price',
      'Quantity',
      'Total',
      'Remove',
    ]);
    const tote = within(canvas.getByRole('row', { name: /Cotton Tote/ }));
    await expect(tote.getByRole('cell', { name: '$35.50' })).toBeVisible();
    await expect(tote.getByRole('cell', { name: '$71.00' })).toBeVisible();
    await userEvent.click(tote.getByRole('button', { name: 'Remove one Cotton Tote, size M' }));
    await expect(args.onRemove).toHaveBeenCalledWith(exampleRows.tote);
  },
};

export const TabAndEnterAddAndRemoveAUnit: Story = {
  args: { rows: [exampleRows.shirt] },
  name: 'Tab and Enter add and remove a unit',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(exampleRows.shirt);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(exampleRows.shirt);
  },
};

export const WithProblems: Story = { args: { rows: Object.values(problemRows) } };

export const EachProblemIsNamedAndCanBeSolved: Story = {
  ...WithProblems,
  name: 'Each problem is named and can be solved; amounts outside the total are struck through',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No longer in the shop')).toBeVisible();
    await expect(canvas.getByText('Size L is sold out')).toBeVisible();
    await expect(canvas.getByText('Was $89.00, now $95.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep 2/ }));
    await expect(args.onKeep).toHaveBeenCalledWith(problemRows.onlyLeft, 2);
    const totalOf = (name: RegExp, amount: string) =>
      within(canvas.getByRole('row', { name })).getAllByText(amount).at(-1);
    const struckThrough = { textDecorationLine: 'line-through' };
    await expect(totalOf(/No longer in the shop/, '$89.00')).toHaveStyle(struckThrough);
    await expect(totalOf(/Size L is sold out/, '$89.00')).toHaveStyle(struckThrough);
    await expect(totalOf(/Was \$89\.00/, '$95.00')).not.toHaveStyle(struckThrough);
  },
};
