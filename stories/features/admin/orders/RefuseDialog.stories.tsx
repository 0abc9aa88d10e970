import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RefuseDialog } from '../../../../src/features/admin/orders/RefuseDialog.tsx';

const onRefuse = fn();
const onClose = fn();

const meta = {
  component: RefuseDialog,
  args: { onRefuse, onClose },
  beforeEach: () => {
    onRefuse.mockReset().mockResolvedValue(undefined);
    onClose.mockReset();
  },
} satisfies Meta<typeof RefuseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const reason = { name: 'Reason' };
const refuse = { name: 'Refuse return' };

export const Asking: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AReasonIsTypedAndSent: Story = {
  name: 'A reason is typed and sent',
  tags: ['behaviour'],
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', reason), ' It was worn. ');
    await userEvent.click(screen.getByRole('button', refuse));
    await waitFor(() => expect(onRefuse).toHaveBeenCalledWith('It was worn.'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

export const WithoutAReasonEnterSendsNothing: Story = {
  name: 'Without a reason Enter sends nothing',
  tags: ['behaviour'],
  play: async () => {
    (await screen.findByRole('button', refuse)).focus();
    await userEvent.keyboard('{Enter}');
    const field = screen.getByRole('textbox', reason);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Say why'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(onRefuse).not.toHaveBeenCalled();
  },
};

export const WhatWasTypedStaysAfterAFailure: Story = {
  name: 'What was typed stays after a failure',
  tags: ['behaviour'],
  beforeEach: () => {
    onRefuse.mockResolvedValueOnce('The server fails. You can safely try again.');
  },
  play: async () => {
    const field = await screen.findByRole('textbox', reason);
    await userEvent.type(field, 'It was worn.');
    await userEvent.click(screen.getByRole('button', refuse));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('It was worn.');
    await expect(onClose).not.toHaveBeenCalled();
  },
};
