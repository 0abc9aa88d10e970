import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShopFileQuestions } from '../../../../src/features/admin/products/ShopFileQuestions.tsx';
import { shows } from '../../../pages/states.ts';
import { padded } from './padded.tsx';
import { answeredRun, askingRun, unknownRun } from './shopFileExamples.ts';

const meta = {
  component: ShopFileQuestions,
  args: { ...askingRun, onRoles: fn(), onAnswers: fn() },
  decorators: [padded],
} satisfies Meta<typeof ShopFileQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recognised: Story = {
  afterEach: shows('The other shop is named', async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'products.csv is a file of Shopify: 4 products in 5 rows.',
    );
  }),
};

export const Unknown: Story = { args: unknownRun };

export const NothingIsOpen: Story = { args: answeredRun };

export const CategoryAndKindAreAskedOncePerValue: Story = {
  name: 'Category and kind are asked for once per value',
  play: async ({ args }) => {
    const { groups } = args.answers;
    await userEvent.selectOptions(await screen.findByLabelText('Category of Belts'), 'men');
    await expect(args.onAnswers).toHaveBeenLastCalledWith({
      ...args.answers,
      groups: { ...groups, Belts: { category: 'men', kind: 'Belts' } },
    });
    await userEvent.tab();
    await expect(screen.getByLabelText('Kind of Belts')).toHaveFocus();
    await userEvent.keyboard('[End]!');
    await expect(args.onAnswers).toHaveBeenLastCalledWith({
      ...args.answers,
      groups: { ...groups, Belts: { category: '', kind: 'Belts!' } },
    });
  },
};

export const SizesOfNoScaleGetOne: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Scale for One size');
    await expect(field).toHaveValue('One size');
    await userEvent.selectOptions(field, '');
    await expect(args.onAnswers).toHaveBeenLastCalledWith({
      ...args.answers,
      scales: { 'One size': '' },
    });
    const units = await screen.findByLabelText('Units of each size without a number');
    await userEvent.type(units, '5');
    await expect(args.onAnswers).toHaveBeenLastCalledWith({ ...args.answers, units: 5 });
  },
};

export const AColumnGetsAnotherMeaning: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(
      await screen.findByLabelText('Meaning of Body (HTML)'),
      'material',
    );
    await expect(args.onRoles).toHaveBeenLastCalledWith(args.file.roles.with(2, 'material'));
  },
};
