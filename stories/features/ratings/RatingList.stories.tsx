import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cottonTote, linenShirt } from '../../../contract/examples/products.ts';
import { RatingList } from '../../../src/features/ratings/RatingList.tsx';
import { chooseStars } from '../../ui/chooseStars.ts';

const meta = {
  component: RatingList,
  args: {
    title: 'To rate',
    purchases: [
      { productId: linenShirt, status: 'to_rate' },
      { productId: cottonTote, status: 'to_rate' },
    ],
    emptyText: 'You have rated everything you bought. Thank you.',
    onRate: fn(),
  },
} satisfies Meta<typeof RatingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const EachRowRatesItsOwnProduct: Story = {
  play: async ({ canvas, args }) => {
    await chooseStars(canvas.getByRole('radiogroup', { name: 'Rate Cotton Tote' }), 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the rating of Cotton Tote' }));
    await expect(args.onRate).toHaveBeenCalledWith(cottonTote._id, 5);
  },
};

export const ArrowKeysAndEnterRate: Story = {
  args: { purchases: [{ productId: linenShirt, status: 'rated', rating: 2 }] },
  name: 'Arrow keys and Enter rate',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Tab}{ArrowLeft}{Tab}{Enter}');
    await expect(args.onRate).toHaveBeenCalledWith(linenShirt._id, 1);
  },
};

export const Empty: Story = { args: { purchases: [] } };

export const AnEmptyListExplainsItself: Story = {
  ...Empty,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.emptyText)).toBeVisible();
  },
};
