import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { CartLines } from '../../../src/features/cart/CartLines.tsx';
import { exampleCart } from './exampleCart.ts';
import { exampleRows } from './exampleRows.ts';

const meta = {
  component: CartLines,
  args: exampleCart,
  parameters: {
    guide: {
      instead: {
        ItemizedBill: 'once the order is placed.',
        SummaryLines: 'while the order form is open.',
      },
      content: [
        'Name, size, price, quantity, total: the same facts in the table and on the cards.',
        'What keeps a line from being ordered stands under its name.',
      ],
      announced: [
        'A table or a list named “Cart”. Buttons name their line: “Add one …”, “Remove one …”.',
        'A new quantity is announced politely.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TableOnADesktop: Story = {};

export const ADesktopShowsAWorkingTable: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Cart' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one Cotton Tote, size M' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const CardsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const APhoneShowsWorkingCards: Story = {
  ...CardsOnAPhone,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Cart' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(exampleRows.shirt);
  },
};
