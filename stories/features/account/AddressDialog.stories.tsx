import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { home, office } from '../../../contract/examples/customers.ts';
import { AddressDialog } from '../../../src/features/account/SavedAddresses.tsx';
import { asSent } from '../../ui/asSent.tsx';

const onSave = fn();
const onClose = fn();

const meta = {
  component: AddressDialog,
  args: { saved: undefined, onSave, onClose },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof AddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = () => screen.findByRole('textbox', { name: 'Delivery address' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

export const New: Story = {};

export const Saved: Story = { args: { saved: office } };

export const WrongValues: Story = {
  decorators: [asSent({ address: 'Lisbon', phone: '+351 912 345 678 901 234' })],
};

export const OnAPhone: Story = { ...Saved, globals: { viewport: { value: 'phone' } } };

export const OnlyACompleteAddressIsSent: Story = {
  name: 'An incomplete address is refused at its field, a complete one is sent',
  play: async () => {
    await userEvent.type(await address(), 'Lisbon{Enter}');
    await waitFor(() =>
      expect(screen.getByText('Please use "Street, City, Country, Zip"')).toBeVisible(),
    );
    await waitFor(async () => expect(await address()).toHaveFocus());
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(await address());
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Full name (optional)' }),
      'Aunt Rosa ',
    );
    await userEvent.type(await address(), ` ${home.address}`);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone (optional)' }), '912345678');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use for new orders' }));
    await save();
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        fullName: 'Aunt Rosa',
        address: home.address,
        phone: '+351912345678',
        isDefault: true,
      }),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

export const AFailureKeepsTypedValues: Story = {
  ...Saved,
  beforeEach: () => {
    onSave
      .mockResolvedValueOnce({ address: 'This address is saved already.' })
      .mockResolvedValueOnce('The shop cannot be reached.');
  },
  play: async () => {
    await address();
    await save();
    await waitFor(() => expect(screen.getByText('This address is saved already.')).toBeVisible());
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.');
    await expect(await address()).toHaveValue(office.address);
    await expect(onClose).not.toHaveBeenCalled();
  },
};
