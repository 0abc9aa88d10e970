import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StopAlerts } from '../../../src/features/product/StopAlerts.tsx';

const meta = {
  component: StopAlerts,
  args: { about: 'sizes', stopped: false, onStop: fn() },
} satisfies Meta<typeof StopAlerts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const Stopped: Story = { args: { stopped: true } };

export const AboutReviews: Story = { args: { about: 'reviews' } };

export const AboutNewsletters: Story = { args: { about: 'newsletters' } };

export const EnterStopsThem: Story = {
  name: 'Enter or a click stops them',
  play: async ({ args, canvas }) => {
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop these emails' }));
    await expect(args.onStop).toHaveBeenCalledTimes(2);
  },
};
