import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullAddresses, home, office } from '../../../contract/examples/customers.ts';
import { SavedAddresses } from '../../../src/features/account/SavedAddresses.tsx';
import { shows } from '../../pages/states.ts';

const onSave = fn();
const onMakeDefault = fn();
const onRemove = fn();

const meta = {
  component: SavedAddresses,
  args: { addresses: [home, office], onSave, onMakeDefault, onRemove },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof SavedAddresses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { addresses: [] } };

export const One: Story = { args: { addresses: [home] } };

export const Several: Story = {};

export const Full: Story = {
  args: { addresses: fullAddresses },
  afterEach: shows('A full account accepts no more', async ({ canvas }) => {
    await expect(
      canvas.getByText('An account holds 10 addresses. Remove one to add another.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
  }),
};

export const AddressesAreChangedAddedAndSetAsDefault: Story = {
  name: 'Addresses are changed by click, added by keyboard and set as default',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${office.address}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await expect(dialog.getByRole('textbox', { name: 'Delivery address' })).toHaveValue(
      office.address,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(office));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const add = canvas.getByRole('button', { name: 'Add address' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const added = within(await screen.findByRole('dialog', { name: 'Add address' }));
    const address = added.getByRole('textbox', { name: 'Delivery address' });
    address.focus();
    await userEvent.keyboard(`${home.address}{Enter}`);
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ address: home.address, isDefault: false }),
    );
    await waitFor(() => expect(add).toHaveFocus());
    await expect(
      canvas.queryByRole('button', { name: `Make default: ${office.address}` }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `Make default: ${home.address}` }));
    await expect(onMakeDefault).toHaveBeenCalledWith(home);
  },
};

/** Removes the address, as the server would. */
let answer = () => {};

/** The button is removed with its address. */
export const RemovingAnAddressKeepsTheFocusInTheList: Story = {
  name: 'An address is removed after confirmation, and the focus stays in the list',
  render: function Shrinking(args) {
    const [addresses, setAddresses] = useState(args.addresses);
    const without = (id: string) => addresses.filter((each) => each.id !== id);
    onRemove.mockImplementation((id: string) => {
      answer = () => setAddresses(without(id));
    });
    return <SavedAddresses {...args} addresses={addresses} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Remove ${home.address}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Remove this address?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledWith(home.id);
    await waitFor(() => expect(button).toHaveFocus());
    answer();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Saved addresses' })).toHaveFocus(),
    );
  },
};
