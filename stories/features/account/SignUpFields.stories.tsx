import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { noAccountValues, signUpSchema } from '../../../src/features/account/accountValues.ts';
import { SignUpFields } from '../../../src/features/account/SignUpFields.tsx';
import { asSent } from '../../ui/asSent.tsx';
import { inForm } from '../../ui/inForm.tsx';

const meta = {
  component: SignUpFields,
  decorators: [inForm(noAccountValues, signUpSchema)],
} satisfies Meta<typeof SignUpFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  parameters: {
    values: {
      username: 'Anna Souza',
      email: 'anna@example.test',
      password: 'a linen shirt',
      phone: '+351 912 345 678',
      address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
    },
  },
};

export const WrongValues: Story = {
  parameters: {
    values: {
      email: 'anna@example',
      password: 'linen',
      phone: '+351 912 345 678 901 234',
      address: 'Lisbon',
    },
  },
  decorators: [asSent()],
};

export const RequiredAndOptionalFieldsAreToldApart: Story = {
  name: 'Required and optional fields are told apart',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toBeRequired();
    await expect(canvas.getByLabelText('Phone (optional)')).not.toBeRequired();
    await expect(canvas.getByLabelText('Address (optional)')).not.toBeRequired();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const AShortPasswordIsRefused: Story = {
  name: 'A short password is refused',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'linen');
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Use 8 to 128 characters')).toBeVisible();
  },
};

export const APhoneNumberThatIsTooLongIsRefused: Story = {
  name: 'A phone number that is too long is refused',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Phone (optional)'), '9123456789012345');
    await userEvent.tab();
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible();
  },
};
