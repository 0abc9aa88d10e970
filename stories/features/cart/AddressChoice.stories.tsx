import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../../.storybook/guide.ts';
import { fullAddresses, home, office } from '../../../contract/examples/customers.ts';
import { emptyCheckoutValues } from '../../../src/features/cart/checkoutValues.ts';
import { AddressChoice } from '../../../src/features/cart/OrderForm.tsx';
import { SubmitButton } from '../../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../src/ui/ValidatedForm.tsx';

const onSubmit = fn();
const own = 'Torstr. 1, Berlin, Germany, 10119';

const meta = {
  component: AddressChoice,
  args: {
    account: {
      name: 'Anna Souza',
      phone: '351912345678',
      address: own,
      savedAddresses: [home, office],
    },
  },
  parameters: {
    address: home.address,
    guide: {
      instead: {
        DeliveryChoice: 'for how the order is brought there.',
      },
      content: ['Each choice is the address as it was saved; the last is the one of the account.'],
      announced: ['“Saved addresses” and the chosen one. What is chosen fills the form’s fields.'],
    } satisfies Guide,
  },
  decorators: [
    (Story, { parameters, tags }) => (
      <ValidatedForm
        initialValues={{
          ...emptyCheckoutValues,
          fullName: 'Rosa',
          phone: '+49301234',
          address: parameters.address,
        }}
        schema={object()}
        onSubmit={async ({ fullName, phone, address }) => onSubmit({ fullName, phone, address })}
      >
        <Story />
        {tags.includes('behaviour') && <SubmitButton>Send</SubmitButton>}
      </ValidatedForm>
    ),
  ],
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof AddressChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = { name: 'Saved addresses' };
const send = { name: 'Send' };

export const Choice: Story = {};

export const Many: Story = { args: { account: { savedAddresses: fullAddresses } } };

export const OnAPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } };

export const AnAddressWithoutNameAndPhoneUsesTheAccounts: Story = {
  parameters: { address: 'Rua Nova' },
  name: 'An address without name or phone uses the account’s',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', label)).toHaveDisplayValue('Another address');
    await userEvent.selectOptions(canvas.getByRole('combobox', label), own);
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        fullName: 'Anna Souza',
        address: own,
        phone: '+351912345678',
      }),
    );
  },
};

export const AnotherAddressKeepsNameAndPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', label)).toHaveDisplayValue(home.address);
    await userEvent.selectOptions(canvas.getByRole('combobox', label), 'Another address');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        fullName: 'Rosa',
        address: '',
        phone: '+49301234',
      }),
    );
  },
};

export const ByKeyboardItIsSelectedAndSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const choice = canvas.getByRole('combobox', label);
    await expect(choice).toHaveFocus();
    await userEvent.selectOptions(choice, office.address);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const { fullName, address, phone } = office;
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fullName, address, phone }));
  },
};
