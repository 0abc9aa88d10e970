import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftRestoredAlert } from '../../../../src/features/admin/products/DraftRestoredAlert.tsx';
import { padded } from './padded.tsx';

const meta = {
  component: DraftRestoredAlert,
  args: { onStartAfresh: fn() },
  decorators: [padded],
} satisfies Meta<typeof DraftRestoredAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {};

export const EnterDiscardsTheDraft: Story = {
  name: 'Enter or a click discards the draft',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStartAfresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(/is here again/);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartAfresh).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
