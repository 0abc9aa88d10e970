import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { returnableOrder } from '../../../../contract/examples/returns.ts';
import { ReceiveDialog } from '../../../../src/features/admin/orders/ReceiveDialog.tsx';

const onReceive = fn();
const onClose = fn();
const shirts = { line: 0, quantity: 2, restocked: 0, damaged: 0 };
const bag = { line: 1, quantity: 1, restocked: 0, damaged: 0 };

const meta = {
  component: ReceiveDialog,
  args: { products: returnableOrder.products, lines: [shirts, bag], onReceive, onClose },
  beforeEach: () => {
    onReceive.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ReceiveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save' };
const stock = { name: 'Back in stock' };
const damaged = { name: 'Damaged' };
const shirtFields = async () =>
  within(await screen.findByRole('group', { name: 'Linen Camp Shirt, size S' }));

export const NothingReceivedYet: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EnterReceivesTheRest: Story = {
  args: {
    lines: [
      { ...shirts, damaged: 1 },
      { ...bag, restocked: 1 },
    ],
  },
  play: async () => {
    const fields = await shirtFields();
    await expect(screen.queryByRole('group', { name: /Tote/ })).not.toBeInTheDocument();
    await expect(fields.getByRole('combobox', damaged)).toHaveDisplayValue('1 of 2');
    await userEvent.selectOptions(fields.getByRole('combobox', stock), '1');
    screen.getByRole('button', save).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onReceive).toHaveBeenCalledWith([{ line: 0, restocked: 1, damaged: 1 }]),
    );
  },
};

export const OnlyAwaitedUnitsCanBeReceived: Story = {
  name: 'Neither nothing nor too much can be received; selected units survive a conflict',
  beforeEach: () => {
    onReceive.mockResolvedValueOnce('This return was refused.');
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', save));
    const fields = await shirtFields();
    await waitFor(() =>
      expect(fields.getByRole('combobox', stock)).toHaveAccessibleDescription(
        'Choose what came back',
      ),
    );
    await expect(onReceive).not.toHaveBeenCalled();
    await userEvent.selectOptions(fields.getByRole('combobox', stock), '2');
    await userEvent.selectOptions(fields.getByRole('combobox', damaged), '1');
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(fields.getByRole('combobox', damaged)).toHaveAccessibleDescription(
        'No more than 2 in all',
      ),
    );
    await expect(onReceive).not.toHaveBeenCalled();
    await userEvent.selectOptions(fields.getByRole('combobox', stock), '1');
    await userEvent.selectOptions(fields.getByRole('combobox', damaged), '1');
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(onReceive).toHaveBeenCalledWith([
        { line: 0, restocked: 1, damaged: 1 },
        { line: 1, restocked: 0, damaged: 0 },
      ]),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent('This return was refused.');
    await expect(fields.getByRole('combobox', stock)).toHaveValue('1');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};
