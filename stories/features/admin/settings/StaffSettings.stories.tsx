import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readyRoles } from '../../../../contract/rules/permissions.ts';
import { StaffSettings } from '../../../../src/features/admin/settings/StaffSettings.tsx';
import { shows } from '../../../pages/states.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';

const onInvite = fn();
const onChange = fn();
const onRemove = fn();

const meta = {
  component: StaffSettings,
  args: {
    staff: {
      members: [
        {
          ...{ id: 'user-marta', name: 'Marta Reis', email: 'marta@example.test' },
          ...{ role: 'owner', version: 1 },
        },
        {
          ...{ id: 'user-paula', name: '', email: 'paula@example.test', role: 'packer' },
          version: 3,
          isInvited: true,
        },
      ],
      roles: Object.entries(readyRoles).map(([name, permissions]) => ({
        name,
        permissions: [...permissions],
      })),
    },
    onInvite,
    onChange,
    onRemove,
  },
  beforeEach: () => {
    onInvite.mockReset().mockResolvedValue(undefined);
    onChange.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof StaffSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Members: Story = {};

export const InvalidEmail: Story = {
  decorators: [pressed('Invite'), asSent({ email: 'paula', role: 'packer' })],
};

export const APersonIsInvited: Story = {
  name: 'A person is invited, with words for what the role allows',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    const form = await inDialog('Invite');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'ben@example.test');
    const role = form.getByRole('combobox', { name: 'Role' });
    await userEvent.selectOptions(role, 'Bookkeeper');
    await waitFor(() => expect(role).toHaveAccessibleDescription(/without changing them/));
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(onInvite).toHaveBeenCalledWith({ email: 'ben@example.test', role: 'bookkeeper' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ARoleIsChangedByKeyboard: Story = {
  name: 'A role is changed by keyboard, and a person removed after a confirmation',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change paula@example.test' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change paula@example.test');
    await expect(form.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Writer');
    form.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith('user-paula', { version: 3, role: 'writer' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Marta Reis' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(onRemove).toHaveBeenCalledWith('user-marta');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  afterEach: shows('An email is on one line', async ({ canvas }) => {
    const email = await canvas.findByText('paula@example.test');
    const range = document.createRange();
    range.selectNodeContents(email);
    await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
  }),
};
