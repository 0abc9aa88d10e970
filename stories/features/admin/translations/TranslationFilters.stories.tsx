import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TranslationFilters } from '../../../../src/features/admin/translations/TranslationFilters.tsx';

const meta = {
  component: TranslationFilters,
  args: {
    languages: ['pt', 'ar'],
    counts: [
      { language: 'pt', subject: 'product', missing: 12, outdated: 1 },
      { language: 'pt', subject: 'kind', missing: 0, outdated: 0 },
      { language: 'ar', subject: 'product', missing: 30, outdated: 0 },
    ],
    query: { language: 'pt', subject: 'product' },
    onChange: fn(),
  },
} satisfies Meta<typeof TranslationFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MissingTexts: Story = {};

export const NothingMissing: Story = { args: { counts: [] } };

export const CountsAreLoading: Story = { args: { counts: undefined } };

export const AStateIsChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const state = canvas.getByRole('combobox', { name: 'State' });
    canvas.getByRole('combobox', { name: 'Texts' }).focus();
    await userEvent.keyboard('{Tab}');
    await expect(state).toHaveFocus();
    await userEvent.selectOptions(state, 'Missing');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...{ language: 'pt', subject: 'product', state: 'missing' },
    });
  },
};

export const AChoiceKeepsTheOthers: Story = {
  args: { query: { language: 'pt', subject: 'product', state: 'missing' } },
  play: async ({ canvas, args }) => {
    const language = canvas.getByRole('combobox', { name: 'Language' });
    await expect(language).toHaveDisplayValue('Português: 12 missing');
    await userEvent.selectOptions(language, 'ar');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...{ language: 'ar', subject: 'product', state: 'missing' },
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Texts' }), 'Kinds');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...{ language: 'pt', subject: 'kind', state: 'missing' },
    });
  },
};
