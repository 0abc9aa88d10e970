import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OrdersBulkBar } from '../../../../src/features/admin/orders/OrdersBulkBar.tsx';

const onPrint = fn();

const meta = {
  component: OrdersBulkBar,
  args: { count: 3, onPrint, onShip: fn(), onClear: fn() },
  beforeEach: () => {
    onPrint.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof OrdersBulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const TooMany: Story = { args: { count: 51 } };

/** A spec-only server. */
export const WithoutPrints: Story = { args: { onPrint: undefined } };

export const AClickPrintsThePackingSlips: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print packing slips' }));
    await waitFor(() => expect(onPrint).toHaveBeenCalledWith('packingSlip'));
  },
};

export const EnterUnchecksThem: Story = {
  ...TooMany,
  name: 'Enter ships or unchecks them',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('51 selected · at most 50 fit in one file')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark as shipped' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShip).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Uncheck' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
