import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchPageFields } from '../../../../src/features/admin/settings/SearchPageFields.tsx';
import { inShopForm } from './inShopForm.tsx';

const onSend = fn();

const meta = {
  component: SearchPageFields,
  decorators: [inShopForm(onSend)],
  parameters: {
    profile: { searchPages: [{ words: 'reduced, outlet', page: '/search?flag=sale' }] },
  },
} satisfies Meta<typeof SearchPageFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** The list of an owner who has changed nothing. */
export const Usual: Story = { parameters: { profile: { searchPages: undefined } } };

export const WordsAreAddedAndRemovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add words' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('textbox')[2]).toHaveFocus());
    await userEvent.keyboard('returns{Tab}send back');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('A path of the shop, e.g. /returns')).toBeVisible();
    const page = canvas.getAllByRole('textbox', { name: 'Page' })[1] as HTMLElement;
    await userEvent.clear(page);
    await userEvent.type(page, '/returns');
    canvas.getByRole('button', { name: 'Remove the words for /search?flag=sale' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0].searchPages).toEqual([
      { words: 'send back', page: '/returns' },
    ]);
  },
};
