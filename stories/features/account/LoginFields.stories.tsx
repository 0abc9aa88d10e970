import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loginSchema, noAccountValues } from '../../../src/features/account/accountValues.ts';
import { LoginFields } from '../../../src/features/account/LoginFields.tsx';
import { asSent } from '../../ui/asSent.tsx';
import { inForm } from '../../ui/inForm.tsx';

const meta = {
  component: LoginFields,
  args: { isTokenNeeded: false },
  decorators: [inForm(noAccountValues, loginSchema)],
} satisfies Meta<typeof LoginFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmailAndPassword: Story = {};

export const APasswordManagerKnowsTheFieldsAndErrorsAreSaid: Story = {
  name: 'A password manager knows the fields, and errors are said',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await userEvent.type(canvas.getByLabelText('Email'), 'anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
  },
};

export const WithToken: Story = { args: { isTokenNeeded: true } };

export const WrongValues: Story = {
  ...WithToken,
  parameters: { values: { email: 'anna@example', token: '12' } },
  decorators: [asSent()],
};

export const TheTokenHasTheFocusAndItsPattern: Story = {
  ...WithToken,
  name: 'The token has the focus and its pattern',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('MFA token')).toHaveFocus());
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('Invalid MFA token')).toBeVisible();
  },
};
