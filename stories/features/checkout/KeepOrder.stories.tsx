import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { KeepOrder } from '../../../src/features/checkout/KeepOrder.tsx';
import { pressed } from '../../ui/pressed.tsx';

const onKeep = fn();

const meta = {
  component: KeepOrder,
  args: { onKeep },
  beforeEach: () => {
    onKeep.mockReset().mockResolvedValue(true);
  },
} satisfies Meta<typeof KeepOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Sending: Story = {
  decorators: [pressed('Email me the link')],
  beforeEach: () => {
    onKeep.mockReturnValue(new Promise(() => {}));
  },
};

export const AsCustomer: Story = { args: { email: 'anna@example.test' } };

export const AClickDoesNotRevealIfACustomerHasOrders: Story = {
  ...AsCustomer,
  name: 'A customer’s click does not reveal whether there are orders',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me the link' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^If orders were made with anna@example.test, a link is on its way/,
      ),
    );
  },
};

export const EnterSendsTheLinkAndKeepsTheFocus: Story = {
  name: 'Enter sends the link, and the focus stays here',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Check your email/));
    await expect(
      canvas.getByRole('group', { name: 'Save this order to an account' }),
    ).toHaveFocus();
  },
};

export const AFailedClickCanBeRepeated: Story = {
  name: 'A failed click can be repeated, and a double click sends the link once',
  beforeEach: () => {
    onKeep.mockResolvedValueOnce(false);
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Email me the link' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.dblClick(button);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Check your email: choose a password/),
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(onKeep).toHaveBeenCalledTimes(2);
  },
};
