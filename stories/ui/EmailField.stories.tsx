import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { emailRule } from '../../src/lib/formRules.ts';
import { EmailField } from '../../src/ui/EmailField.tsx';
import { shows } from '../pages/states.ts';
import { asSent } from './asSent.tsx';
import { inForm } from './inForm.tsx';

const rule = emailRule();

const meta = {
  component: EmailField,
  args: { name: 'email', label: 'Email', autoComplete: 'username', required: true },
  argTypes: { name: { control: false } },
  decorators: [inForm({ email: '' }, object({ email: rule.required('Email is required') }))],
  parameters: {
    guide: {
      instead: {
        FormTextField: 'for anything but an email address.',
        LoginForm: 'for logging in, where a password belongs to it.',
      },
      content: [
        'The label is “Email”, with “(optional)” where it may stay empty.',
        'Two errors: “Email is required” and “Invalid email address”.',
      ],
      announced: [
        'The label, that it is required, and after a mistake that it is invalid, with the error.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  afterEach: shows('Browsers recognize it as an email', async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await expect(field).toBeRequired();
  }),
};

export const Filled: Story = { parameters: { values: { email: 'anna@example.test' } } };

export const Missing: Story = { decorators: [asSent()] };

export const InvalidEmail: Story = {
  parameters: { values: { email: 'anna@example' } },
  decorators: [asSent()],
};

export const AnEmptyEmailIsRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
  },
};

export const AnEmailTypedAndSentIsValid: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('anna@example.test{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(field).toHaveValue('anna@example.test'));
    await expect(field).toBeValid();
  },
};
