import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CartTable } from '../../../src/features/cart/CartTable.tsx';
import { exampleCart } from './exampleCart.ts';
import { exampleRows, troubledRows } from './exampleRows.ts';

const meta = {
  component: CartTable,
  args: exampleCart,
} satisfies Meta<typeof CartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const EachRowHasItsCellsAndRemovesItsOwnLine: Story = {
  name: 'Each row has its cells and removes its own line',
  tags: ['behaviour'],
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

export const OneLine: Story = { args: { rows: [exampleRows.shirt] } };

export const TabAndEnterAddAndRemoveAUnit: Story = {
  ...OneLine,
  name: 'Tab and Enter add and remove a unit',
  tags: ['behaviour'],
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

export const SomethingToSettle: Story = { args: { rows: Object.values(troubledRows) } };

export const EachTroubleIsNamedAndCanBeSettled: Story = {
  ...SomethingToSettle,
  name: 'Each trouble is named and can be settled',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No longer in the shop')).toBeVisible();
    await expect(canvas.getByText('Size L is sold out')).toBeVisible();
    await expect(canvas.getByText('Was $89.00, now $95.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep 2/ }));
    await expect(args.onKeep).toHaveBeenCalledWith(troubledRows.onlyLeft, 2);
  },
};

export const WhatIsNotPartOfTheTotalIsStruckThrough: Story = {
  ...SomethingToSettle,
  name: 'What is not part of the total is struck through',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const totalOf = (name: RegExp, amount: string) =>
      within(canvas.getByRole('row', { name })).getAllByText(amount).at(-1);
    const struckThrough = { textDecorationLine: 'line-through' };
    await expect(totalOf(/No longer in the shop/, '$89.00')).toHaveStyle(struckThrough);
    await expect(totalOf(/Size L is sold out/, '$89.00')).toHaveStyle(struckThrough);
    await expect(totalOf(/Was \$89\.00/, '$95.00')).not.toHaveStyle(struckThrough);
  },
};
