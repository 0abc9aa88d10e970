import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WebhookSettings } from '../../../../src/features/admin/settings/WebhookSettings.tsx';

const onMake = fn();
const onChange = fn();
const maker = { id: 'user-marta', name: 'Marta Reis' };
const erp = {
  ...{ id: 'webhook-1', version: 2, url: 'https://erp.example/hemline', maker },
  seesAmounts: true,
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
    const form = within(await screen.findByRole('dialog', { name: `Change ${erp.url}` }));
    form.getByRole('checkbox', { name: 'Order paid' }).focus();
    await userEvent.keyboard(' ');
    form.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith(erp.id, {
        ...{ version: 2, events: ['order.placed'], seesAmounts: true },
      }),
    );
  },
};

export const AStaleSaveIsRefused: Story = {
  name: 'A stale save is refused, and shows the newer events',
  render: function Render(args) {
    const [webhooks, setWebhooks] = useState(args.webhooks);
    return (
      <WebhookSettings
        {...args}
        webhooks={webhooks}
        onChange={async (id, change) => {
          setWebhooks([{ ...erp, version: 3, events: ['order.placed', 'order.shipped'] }]);
          return onChange(id, change);
        }}
      />
    );
  },
  beforeEach: () => {
    onChange.mockResolvedValueOnce({ version: 'Someone else has changed this.' });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Change ${erp.url}` }));
    const form = within(await screen.findByRole('dialog', { name: `Change ${erp.url}` }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Order refunded' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const notice = within(await form.findByRole('group', { name: 'Changed in the meantime' }));
    await notice.findByText('Order placed, Order shipped');
    await expect(form.getByRole('checkbox', { name: 'Order refunded' })).toBeChecked();
    await userEvent.click(notice.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Order refunded' })).not.toBeChecked(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(erp.id, {
        ...{ version: 3, events: ['order.placed', 'order.shipped'], seesAmounts: true },
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
