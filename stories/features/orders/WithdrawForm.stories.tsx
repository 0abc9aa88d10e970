import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { WithdrawForm } from '../../../src/features/orders/WithdrawForm.tsx';

const onAsk = fn();

const meta = {
  component: WithdrawForm,
  args: { onAsk },
  beforeEach: () => {
    onAsk.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof WithdrawForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const number = { name: 'Order number' };
const email = { name: 'Email of the order' };

export const Empty: Story = {};

export const FilledIn: Story = {
  args: { initialValues: { number: 'H-10007', email: 'anna@example.test' } },
};

export const AClickSendsNumberAndEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', number), ' h-10007 ');
    await userEvent.type(canvas.getByRole('textbox', email), 'anna@example.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(onAsk).toHaveBeenCalledWith({ number: 'h-10007', email: 'anna@example.test' }),
    );
  },
};

export const EnterShowsTheFormOfANumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', email), 'anna@example.test');
    await userEvent.type(canvas.getByRole('textbox', number), 'my shirt{Enter}');
    await expect(await canvas.findByText('An order number looks like H-10023')).toBeVisible();
    await expect(onAsk).not.toHaveBeenCalled();
  },
};
