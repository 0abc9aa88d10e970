import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WebhookSettings } from '../../../../src/features/admin/settings/WebhookSettings.tsx';

const onMake = fn();
const onChange = fn();
const maker = { id: 'user-marta', name: 'Marta Reis' };
const erp = {
  ...{ id: 'webhook-1', url: 'https://erp.example/hemline', seesAmounts: true, maker },
  events: ['order.placed' as const, 'order.paid' as const],
  createdAt: '2026-02-01T09:00:00.000Z',
};

const meta = {
  component: WebhookSettings,
  args: {
    webhooks: [
      erp,
      {
        ...{ ...erp, id: 'webhook-2', url: 'https://stock.example/in', seesAmounts: false },
        events: ['stock.changed'],
        failingSince: '2026-02-28T09:00:00.000Z',
      },
      {
        ...{ ...erp, id: 'webhook-3', url: 'https://old.example/hooks/1' },
        failingSince: '2026-02-03T09:00:00.000Z',
        endedAt: '2026-02-08T10:00:00.000Z',
        exceedsMaker: true,
      },
    ],
    may: (permission: string) => permission !== '',
    onMake,
    onChange,
    ...{ onRenew: fn(), onDelete: fn(), onTest: fn(), onLog: fn() },
  },
  beforeEach: () => {
    onMake.mockReset().mockResolvedValue(undefined);
    onChange.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof WebhookSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Webhooks: Story = {};

export const Empty: Story = { args: { webhooks: [] } };

export const JustAdded: Story = { args: { secret: `whsec_${'x4TgQ2'.repeat(7)}k=` } };

export const AWebhookHasTheChosenEvents: Story = {
  args: { may: (permission: string) => permission === 'orders:read' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await expect(form.getAllByRole('checkbox')).toHaveLength(6);
    await expect(form.queryByRole('switch')).not.toBeInTheDocument();
    const address = form.getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'http://erp.example');
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    await form.findByText('Enter an address that begins with https://');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://erp.example/in');
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    await form.findByText('Choose at least one event.');
    await expect(onMake).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('checkbox', { name: 'Order shipped' }));
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    await waitFor(() =>
      expect(onMake).toHaveBeenCalledWith({
        ...{ url: 'https://erp.example/in', events: ['order.shipped'], seesAmounts: false },
      }),
    );
  },
};

export const EventsAreChangedByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `Change ${erp.url}` }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Change webhook' }));
    form.getByRole('checkbox', { name: 'Order paid' }).focus();
    await userEvent.keyboard(' ');
    form.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith(erp.id, {
        events: ['order.placed'],
        seesAmounts: true,
      }),
    );
  },
};

export const ADisabledWebhookHasNoTest: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { name: /^Test/ })).toHaveLength(2);
    await canvas.findByText(/^Turned off /);
    await canvas.findByText('The admin who added it no longer has access to this data');
    await userEvent.click(canvas.getByRole('button', { name: `Test ${erp.url}` }));
    await expect(args.onTest).toHaveBeenCalledWith(erp.id);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
