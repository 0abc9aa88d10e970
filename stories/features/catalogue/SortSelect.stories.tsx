import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { SortSelect } from '../../../src/features/catalogue/SortSelect.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: SortSelect,
  args: { sort: undefined, onSort: fn() },
  parameters: {
    guide: {
      instead: {
        NativeSelectField: 'to choose what is shown, not its order.',
      },
      content: [
        'An order is named by its first result: “Price, low to high”.',
        '“Best match” is offered only where words were searched for.',
      ],
      announced: ['“Sort by” and the chosen order. On a phone it opens the device’s own list.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};

/** Their letters reach further towards the arrow than the font's Latin ones. */
export const InArabic: Story = {
  globals: { language: 'ar' },
  afterEach: shows('The arrow keeps its distance', async ({ canvas, canvasElement }) => {
    const select = await canvas.findByRole('combobox', { name: 'الترتيب حسب' });
    const arrow = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const { left } = select.getBoundingClientRect();
    const text = left + Number.parseFloat(getComputedStyle(select).paddingLeft);
    await expect(text - (arrow?.right ?? Number.NaN)).toBeGreaterThanOrEqual(4);
  }),
};

export const AnotherOrderIsChosenFromTheList: Story = {
  name: 'Tab reaches the list, and another order is chosen',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Sort by')).toHaveFocus());
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('newest');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price, low to high');
    await expect(args.onSort).toHaveBeenCalledWith('price-asc');
  },
};

export const WithWordsTheBestMatchComesFirst: Story = {
  args: { withWords: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('relevance');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Newest');
    await expect(args.onSort).toHaveBeenCalledWith('newest');
  },
};

export const PickedProductsHaveTheirOwnOrder: Story = {
  args: { isPicked: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Featured');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Best rated');
    await expect(args.onSort).toHaveBeenCalledWith('rating');
  },
};
