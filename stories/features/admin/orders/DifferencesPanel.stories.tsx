import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dearerExchange, openDifference } from '../../../../contract/examples/returns.ts';
import { DifferencesPanel } from '../../../../src/features/admin/orders/DifferencesPanel.tsx';
import { asPanel } from './exampleEditor.tsx';

const onSettle = fn();

const meta = {
  component: DifferencesPanel,
  args: { payments: [openDifference], onSettle },
  beforeEach: () => {
    onSettle.mockReset().mockResolvedValue(undefined);
  },
  decorators: [asPanel],
} satisfies Meta<typeof DifferencesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog'));

export const Open: Story = {};

export const OfAnExchange: Story = { args: { payments: dearerExchange.payments } };

export const OfAManualOrder: Story = {
  args: { payments: [{ ...openDifference, isManual: true }] },
};

export const Settled: Story = {
  args: {
    payments: (['paid', 'waived', 'ended'] as const).map((state) => ({
      ...{ ...openDifference, id: state, state },
    })),
  },
};

export const Refunds: Story = {
  args: {
    payments: (['pending', 'made'] as const).map((refund) => ({
      ...{ ...openDifference, id: refund, state: 'ended', refund },
    })),
  },
  afterEach: async ({ canvas }) => {
    const [pending, made] = canvas.getAllByRole('listitem');
    await expect(pending).toHaveTextContent(/: being refunded$/);
    await expect(made).toHaveTextContent(/: refunded$/);
  },
};

export const AClickWaivesAndEnterWithdraws: Story = {
  name: 'A click waives, and Enter withdraws',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waive the difference' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Waive the difference' }));
    await waitFor(() => expect(onSettle).toHaveBeenLastCalledWith(openDifference.id, 'waive'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    canvas.getByRole('button', { name: 'Withdraw' }).focus();
    await userEvent.keyboard('{Enter}');
    (await dialog()).getByRole('button', { name: 'Withdraw' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSettle).toHaveBeenLastCalledWith(openDifference.id, 'withdraw'));
  },
};

export const ARefusalIsShown: Story = {
  play: async ({ canvas }) => {
    onSettle.mockResolvedValue('$12.00 more was paid already.');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('was paid already');
  },
};
