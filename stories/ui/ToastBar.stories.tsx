import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastBar } from '../../src/ui/ToastBar.tsx';

const meta = {
  component: ToastBar,
  args: {
    toast: { text: 'Please select a size before adding to cart', severity: 'warning' },
    open: true,
    onClose: fn(),
  },
} satisfies Meta<typeof ToastBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};

export const Failure: Story = { args: { toast: { text: 'It could not be saved' } } };

export const Information: Story = {
  args: { toast: { text: 'It is in your cart', severity: 'info', action: <Button>View</Button> } },
};

export const ClosedByPointer: Story = {
  name: 'Its button closes it',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByKeyboard: Story = {
  name: 'Escape closes it',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
