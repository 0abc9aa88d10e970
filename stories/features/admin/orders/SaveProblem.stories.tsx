import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveProblem } from '../../../../src/features/admin/orders/OrderEditor.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: SaveProblem,
  args: { problem: { status: 'stale' }, onReload: fn() },
} satisfies Meta<typeof SaveProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conflict: Story = {};

export const EnterReloadsTheOrder: Story = {
  name: 'Enter or a click reloads the order',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  args: {
    problem: { status: 'refused', message: 'A refunded order cannot go on.', fields: {} },
  },
  afterEach: shows('A refusal shows the server’s message', async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^A refunded order cannot go on\.$/);
  }),
};

export const AFailureSaysWhatToDo: Story = {
  args: { problem: { status: 'failed', message: 'We can’t reach the shop.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The order could not be saved. We can’t reach the shop. Please try again.',
    );
  },
};
