import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TeamFields } from '../../../../src/features/admin/settings/TeamFields.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { inShopForm } from './inShopForm.tsx';
import { wordsBox } from './wordsBox.ts';

const onSend = fn();

const meta = {
  component: TeamFields,
  decorators: [inShopForm(onSend)],
} satisfies Meta<typeof TeamFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

const nobody = { name: '', role: { en: '', ru: '' }, bio: { en: '', ru: '' } };

export const WithoutAName: Story = {
  parameters: { profile: { team: [nobody] } },
  decorators: [asSent()],
};

export const Nobody: Story = { parameters: { profile: { team: [] } } };

export const APersonIsAddedByClicks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a person' }));
    const added = within(await canvas.findByRole('group', { name: 'New person' }));
    await waitFor(() => expect(added.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Enter a name')).toBeVisible();
    await userEvent.type(
      canvas.getAllByRole('textbox', { name: 'Name' })[1] as HTMLElement,
      'Ilya',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0].team[1]).toMatchObject({ name: 'Ilya' });
  },
};

export const TheLastPersonIsRemovedByKeyboardAndTheFocusIsKept: Story = {
  name: 'The last person is removed by keyboard, and the focus stays here',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Marta Lisboa' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('group', { name: 'People' })).toHaveFocus();
  },
};

export const RemoveIsBesideTheNameAndAlignedWithTheFields: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect();
    const remove = wordsBox(canvas.getByRole('button', { name: 'Remove Marta Lisboa' }));
    await expect(Math.abs(name.top + name.bottom - remove.top - remove.bottom)).toBeLessThan(4);
    const { right } = wordsBox(canvas.getByRole('button', { name: 'Add a person' }));
    await expect(Math.abs(remove.right - right)).toBeLessThan(2);
  },
};
