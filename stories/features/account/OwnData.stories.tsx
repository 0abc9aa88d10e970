import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OwnData } from '../../../src/features/account/OwnData.tsx';
import { pressed } from '../../ui/pressed.tsx';

const onExport = fn();
const onDelete = fn();

const meta = {
  component: OwnData,
  args: { onExport, onDelete },
  beforeEach: () => {
    onExport.mockReset().mockResolvedValue(undefined);
    onDelete.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof OwnData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Downloading: Story = {
  decorators: [pressed('Download your data')],
  beforeEach: () => {
    onExport.mockReturnValue(new Promise(() => {}));
  },
};

export const AClickDownloadsOnce: Story = {
  beforeEach: () => {
    onExport.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download your data' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(onExport).toHaveBeenCalledOnce();
  },
};

export const ByKeyboardDeletingIsRequestedAndCancelled: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete account' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(onDelete).not.toHaveBeenCalled();
  },
};
