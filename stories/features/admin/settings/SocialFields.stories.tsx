import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SocialFields } from '../../../../src/features/admin/settings/SocialFields.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { inShopForm } from './inShopForm.tsx';
import { wordsBox } from './wordsBox.ts';

const onSend = fn();

const meta = {
  component: SocialFields,
  decorators: [inShopForm(onSend)],
} satisfies Meta<typeof SocialFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const None: Story = { parameters: { profile: { social: [] } } };

export const InvalidValues: Story = {
  parameters: {
    profile: {
      social: [
        { name: '', url: 'https://www.instagram.com/hemline' },
        { name: 'Pinterest', url: 'pinterest' },
      ],
    },
  },
  decorators: [asSent()],
};

export const AProfileIsAddedByClicks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a profile' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: 'Network' })[2]).toHaveFocus(),
    );
    await userEvent.keyboard('Mastodon');
    const [, , url] = canvas.getAllByRole('textbox', { name: 'URL' });
    await userEvent.type(url as HTMLElement, 'mastodon');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/^A URL, e.g./)).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.clear(url as HTMLElement);
    await userEvent.type(url as HTMLElement, 'https://mastodon.test/@hemline');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0].social[2]).toEqual({
      ...{ name: 'Mastodon', url: 'https://mastodon.test/@hemline' },
    });
  },
};

export const ProfilesAreRemovedAndTheFocusIsKept: Story = {
  name: '“Remove” is beside its fields; profiles are removed by keyboard or click, and the focus stays here',
  play: async ({ canvas }) => {
    const [url] = canvas.getAllByRole('textbox', { name: 'URL' });
    const field = (url as HTMLElement).getBoundingClientRect();
    const remove = wordsBox(canvas.getByRole('button', { name: 'Remove Instagram' }));
    await expect(Math.abs(field.top + field.bottom - remove.top - remove.bottom)).toBeLessThan(4);
    canvas.getByRole('button', { name: 'Remove Instagram' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Network' })).toHaveValue('Pinterest'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pinterest' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('group', { name: 'Social profiles' })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneRemoveStartsAtTheEdgeOfItsFields: Story = {
  ...OnAPhone,
  name: 'On a phone Remove starts at the edge of its fields',
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByText('URL', { selector: 'label' });
    const remove = wordsBox(canvas.getByRole('button', { name: 'Remove Instagram' }));
    const { left } = (label as HTMLElement).getBoundingClientRect();
    await expect(Math.abs(remove.left - left)).toBeLessThan(2);
  },
};
