import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WebhookLog } from '../../../../src/features/admin/settings/WebhookLog.tsx';

const common = { subject: '0195a0c8-0000-7000-8000-000000000001', attempts: 1 };

const meta = {
  component: WebhookLog,
  args: {
    url: 'https://erp.example/hemline',
    messages: [
      {
        ...{ ...common, id: '1', type: 'order.paid', at: '2026-03-01T12:00:00.000Z' },
        ...{ state: 'waiting', attempts: 3, answer: '503 Service Unavailable' },
        nextAt: '2026-03-01T12:35:00.000Z',
      },
      {
        ...{ ...common, id: '2', type: 'stock.changed', at: '2026-02-28T10:00:00.000Z' },
        ...{ state: 'sent', answer: '200 OK' },
      },
      {
        ...{ ...common, id: '3', type: 'webhook.test', at: '2026-02-27T10:00:00.000Z' },
        ...{ state: 'failed', answer: 'No answer in 15 seconds' },
      },
    ],
    onResend: fn(),
  },
} satisfies Meta<typeof WebhookLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};

export const Empty: Story = { args: { messages: [] } };

export const AMessageIsSentAgain: Story = {
  name: 'A message is sent again, by pointer and by keyboard',
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('button').map((button) => button.ariaLabel);
    await expect(new Set(names).size).toBe(args.messages.length);
    await userEvent.click(canvas.getByRole('button', { name: /^Send again Order paid/ }));
    await expect(args.onResend).toHaveBeenCalledWith('1');
    canvas.getByRole('button', { name: /^Send again Test/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledWith('3');
  },
};

export const EachMessageHasItsOwnNames: Story = {
  args: {
    messages: ['0195…a1', '0195…b2'].map((id) => ({
      ...{ ...common, id, type: 'order.changed', at: '2026-03-01T12:00:00.000Z', state: 'sent' },
      subject: `order-${id}`,
    })),
  },
  play: async ({ canvas }) => {
    for (const role of ['link', 'button']) {
      const names = canvas.getAllByRole(role).map((each) => each.ariaLabel ?? each.textContent);
      await expect(new Set(names).size).toBe(2);
    }
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
