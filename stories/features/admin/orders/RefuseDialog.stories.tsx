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
  },
} satisfies Meta<typeof RefuseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const reason = { name: 'Reason' };
const refuse = { name: 'Refuse return' };

export const Asking: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AReasonIsRequiredAndSent: Story = {
  name: 'A reason is required, survives a failure and is sent',
  beforeEach: () => {
    onRefuse.mockResolvedValueOnce('The server fails. You can safely try again.');
  },
  play: async () => {
    (await screen.findByRole('button', refuse)).focus();
    await userEvent.keyboard('{Enter}');
    const field = screen.getByRole('textbox', reason);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Say why'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(onRefuse).not.toHaveBeenCalled();
    await userEvent.type(field, 'It was worn.');
    await userEvent.click(screen.getByRole('button', refuse));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('It was worn.');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' It is stained. ');
    await userEvent.click(screen.getByRole('button', refuse));
    await waitFor(() => expect(onRefuse).toHaveBeenCalledWith('It is stained.'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};
