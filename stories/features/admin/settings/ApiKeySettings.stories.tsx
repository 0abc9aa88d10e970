import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiKeySettings } from '../../../../src/features/admin/settings/ApiKeySettings.tsx';

const onMake = fn();

const meta = {
  component: ApiKeySettings,
  args: {
    keys: [
      {
        ...{ id: 'key-1', name: 'Warehouse', hint: 'hl_x4TgQ2' },
        permissions: ['orders:read', 'orders:ship'],
        maker: { id: 'user-marta', name: 'Marta Reis' },
        createdAt: '2026-02-01T09:00:00.000Z',
        usedAt: '2026-03-01T08:00:00.000Z',
      },
      {
        ...{ id: 'key-2', name: 'Price sheet', hint: 'hl_9bVw1k' },
        permissions: [],
        maker: { id: 'user-paula', name: 'Paula Pinto' },
        createdAt: '2026-02-10T09:00:00.000Z',
        until: '2026-12-31',
      },
    ],
    may: (permission: string) => permission !== '',
    mcpUrl: 'https://shop.example/mcp',
    onMake,
    onRevoke: fn(),
  },
  beforeEach: () => {
    onMake.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ApiKeySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {};

export const Empty: Story = { args: { keys: [] } };

export const JustMade: Story = { args: { made: `hl_${'x4TgQ2'.repeat(7)}k` } };

export const AKeyHasTheChosenPermissions: Story = {
  args: { may: (permission: string) => permission.startsWith('orders:') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add key' }));
    await expect(form.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'ERP');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await form.findByText('Choose at least one permission.');
    await expect(onMake).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('checkbox', { name: 'See orders' }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await waitFor(() =>
      expect(onMake).toHaveBeenCalledWith({ name: 'ERP', permissions: ['orders:read'] }),
    );
  },
};

export const AKeyIsRevokedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Revoke Warehouse' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Revoke' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith('key-1'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
