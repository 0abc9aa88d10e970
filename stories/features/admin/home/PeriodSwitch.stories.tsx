import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PeriodSwitch } from '../../../../src/features/admin/home/PeriodSwitch.tsx';

const meta = {
  component: PeriodSwitch,
  args: { days: 30, onDays: fn() },
} satisfies Meta<typeof PeriodSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {};

export const EnterChangesThePeriod: Story = {
  name: 'Enter or a click changes the period',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '30 days', pressed: true })).toBeVisible();
    // Tab stops once; arrow keys move on from there.
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: '7 days' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '90 days' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDays).toHaveBeenLastCalledWith(90);
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }));
    await expect(args.onDays).toHaveBeenLastCalledWith(7);
  },
};
