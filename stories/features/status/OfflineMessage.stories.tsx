import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OfflineMessage } from '../../../src/features/status/ErrorMessage.tsx';

const meta = {
  component: OfflineMessage,
  args: { onTryAgain: fn() },
} satisfies Meta<typeof OfflineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const EnterRetries: Story = {
  name: 'Enter or a click retries',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};
