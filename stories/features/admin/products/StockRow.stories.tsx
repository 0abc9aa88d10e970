import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StockRow } from '../../../../src/features/admin/products/StockRow.tsx';
import { shows } from '../../../pages/states.ts';

const row = { size: 'M', offered: true, quantity: '3', description: 'Chest 96 cm', reserved: 0 };

const meta = {
  component: StockRow,
  args: { row, onChange: fn(), onPaste: fn() },
  decorators: [
    (Story) => (
      <Table aria-label="Sizes">
        <TableBody>
          <Story />
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof StockRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const TypingAndTickingChangeTheRow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity of M' }), '1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...row, quantity: '31' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Offer size M' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...row, offered: false });
  },
};

export const NotOffered: Story = {
  args: { row: { ...row, offered: false, quantity: '', description: '' } },
};

export const TypingAQuantityOffersTheSize: Story = {
  ...NotOffered,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description of M' })).toBeDisabled();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Offer size M' })).toHaveFocus(),
    );
    await userEvent.keyboard('[Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ offered: true, quantity: '0' }),
    );
    await userEvent.tab();
    await userEvent.keyboard('7');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ offered: true, quantity: '7' }),
    );
  },
};

/** Carts hold two of them. */
export const Reserved: Story = {
  args: { row: { ...row, reserved: 2 } },
  afterEach: shows('Reserved units cannot be removed', async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Offer size M' })).toBeDisabled();
    await expect(canvas.getByRole('cell', { name: '2' })).toBeVisible();
  }),
};

export const WithCodes: Story = {
  args: { hasCodes: true, row: { ...row, sku: 'LCS-M', barcode: '4006381333931' } },
};

export const AScannedBarcodeDoesNotSend: Story = {
  ...WithCodes,
  name: 'A barcode is typed or scanned, and its Enter does not send the form',
  args: { hasCodes: true, row: { ...row, sku: '', barcode: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Barcode of M' }));
    await userEvent.keyboard('9{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...row, sku: '', barcode: '9' });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'SKU of M' })).toHaveFocus());
    await userEvent.keyboard('L');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...row, sku: 'L', barcode: '' });
  },
};

export const WrongCodes: Story = {
  args: {
    hasCodes: true,
    row: { ...row, sku: 'LCS-M', barcode: '4006381333930' },
    error: { sku: 'LCS-M belongs to size M of “Tote”.', barcode: 'The barcode is wrong.' },
  },
};
