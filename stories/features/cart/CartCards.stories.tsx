import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CartCards } from '../../../src/features/cart/CartCards.tsx';
import { exampleCart } from './exampleCart.ts';
import { exampleRows, problemRows } from './exampleRows.ts';

const meta = {
  component: CartCards,
  args: exampleCart,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CartCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const EachCardRemovesItsOwnLine: Story = {
  play: async ({ canvas, args }) => {
    const cards = within(canvas.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    const tote = within(cards[1] as HTMLElement);
    await expect(tote.getByText('Size M · $35.50')).toBeVisible();
    await expect(tote.getByText('$71.00')).toBeVisible();
    await userEvent.click(tote.getByRole('button', { name: 'Remove one Cotton Tote, size M' }));
    await expect(args.onRemove).toHaveBeenCalledWith(exampleRows.tote);
  },
};

export const EnterAddsAndRemovesAUnit: Story = {
  args: { rows: [exampleRows.shirt] },
  play: async ({ args }) => {
    await userEvent.tab();
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

export const AGoneProductWithAnUnknownPriceShowsNone: Story = {
  args: { rows: [{ ...problemRows.gone, priceCents: 0, lineTotalCents: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).not.toHaveTextContent('$');
  },
};

export const LinesOutsideTheTotalAreStruckThrough: Story = {
  ...WithProblems,
  name: 'Amounts outside the total are struck through, and a new price can be accepted',
  play: async ({ canvas, args }) => {
    const cards = within(canvas.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
    const [gone, soldOut, , priceChanged] = cards.map((card) => within(card));
    const struckThrough = { textDecorationLine: 'line-through' };
    await expect(gone?.getByText('$89.00')).toHaveStyle(struckThrough);
    await expect(soldOut?.getByText('$89.00')).toHaveStyle(struckThrough);
    await expect(priceChanged?.getByText('$95.00')).not.toHaveStyle(struckThrough);
    await userEvent.click(canvas.getByRole('button', { name: /^Accept the new price/ }));
    await expect(args.onAcceptPrice).toHaveBeenCalledWith(problemRows.priceChanged);
  },
};
