import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TranslationForm } from '../../../../src/features/admin/translations/TranslationForm.tsx';

const meta = {
  component: TranslationForm,
  args: {
    subject: 'product',
    entry: {
      ...{ id: '1', name: 'Linen Camp Shirt, Clay', version: 0 },
      fields: [
        { field: 'name', source: 'Linen Camp Shirt', text: '' },
        { field: 'description', source: 'Washed linen.\nCut wide.', text: '' },
      ],
    },
    ...{ language: 'pt', from: 'en' },
    onSave: fn(async () => ({})),
  },
} satisfies Meta<typeof TranslationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};

export const Translated: Story = {
  args: {
    entry: {
      ...{ id: '1', name: 'Linen Camp Shirt, Clay', version: 1 },
      fields: [{ field: 'name', source: 'Linen Camp Shirt', text: 'Camisa de linho' }],
    },
  },
};

export const OutOfDate: Story = {
  args: {
    entry: {
      ...{ id: '1', name: 'Linen Camp Shirt, Clay', version: 1 },
      fields: [
        {
          ...{ field: 'description', source: 'Pure linen.', text: 'Linho lavado.' },
          madeFrom: 'Washed linen.',
        },
      ],
    },
  },
};

export const InArabic: Story = {
  args: {
    language: 'ar',
    entry: {
      ...{ id: '1', name: 'Linen Camp Shirt, Clay', version: 1 },
      fields: [{ field: 'name', source: 'Linen Camp Shirt', text: 'قميص كتان' }],
    },
  },
};

export const TextOfTheShop: Story = {
  args: {
    subject: 'text',
    entry: {
      ...{ id: 'terms', name: 'terms', version: 0 },
      fields: [{ field: 'text', source: 'These terms apply to every order.', text: '' }],
    },
  },
};

export const ReadOnly: Story = { args: { onSave: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ATranslationIsSavedWithItsSource: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Camisa');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        { field: 'name', source: 'Linen Camp Shirt', text: 'Camisa' },
      ]),
    );
  },
};

/** The state after another translator saved. */
export const ChangedMeanwhile: Story = {
  args: {
    newer: {
      ...{ id: '1', name: 'Linen Camp Shirt, Clay', version: 1 },
      fields: [
        { field: 'name', source: 'Linen Camp Shirt', text: 'Camisa de linho' },
        { field: 'description', source: 'Washed linen.\nCut wide.', text: '' },
      ],
    },
  },
};

export const AnOutdatedTextIsConfirmed: Story = {
  args: OutOfDate.args ?? {},
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Still correct' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        { field: 'description', source: 'Pure linen.', text: 'Linho lavado.' },
      ]),
    );
  },
};

export const EnterSaves: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('Camisa{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const ATextThatIsTooLongIsRefused: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await userEvent.paste('a'.repeat(121));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Use at most 120 characters')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
