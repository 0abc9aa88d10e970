import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { patterns } from '../../contract/limits.ts';
import { phoneRule } from '../../src/lib/formRules.ts';
import { PhoneField } from '../../src/ui/PhoneField.tsx';
import { inForm } from './inForm.tsx';

const rule = phoneRule({ pattern: patterns.phone, message: 'Invalid phone number' });

const meta = {
  component: PhoneField,
  args: { name: 'phone', label: 'Phone' },
  decorators: [inForm({ phone: '' }, object({ phone: rule.required('Invalid phone number') }))],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { name: 'Phone' };
const country = { name: /country of the phone number/ };

export const Portugal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', country)).toHaveTextContent('PT');
    await userEvent.type(canvas.getByRole('textbox', phone), '912345678');
    await expect(canvas.getByRole('textbox', phone)).toHaveValue('912 345 678');
  },
};

export const AnotherCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', country));
    await userEvent.click(await screen.findByRole('option', { name: /Brazil/ }));
    await expect(canvas.getByRole('button', country)).toHaveTextContent('BR');
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveFocus());
    await userEvent.keyboard('11987654321');
    await expect(canvas.getByRole('textbox', phone)).toHaveValue('11 98765 4321');
  },
};

export const CountryByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', country)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Portugal/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveFocus());
    await expect(canvas.getByRole('button', country)).toHaveTextContent('PR');
  },
};

/** With the code of another country in front, the country follows. */
export const WithItsOwnCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', phone), '+33612345678');
    await expect(canvas.getByRole('button', country)).toHaveTextContent('FR');
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveFocus());
  },
};
