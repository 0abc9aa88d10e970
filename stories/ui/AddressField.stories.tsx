import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { patterns } from '../../contract/limits.ts';
import { textRule } from '../../src/lib/formRules.ts';
import { AddressField } from '../../src/ui/AddressField.tsx';
import { inForm } from './inForm.tsx';

const message = 'Please use "Street, City, Country, Zip"';
const rule = textRule({ pattern: patterns.address, message });

const meta = {
  component: AddressField,
  args: {
    name: 'address',
    label: 'Address',
    hint: 'Street, City, Country, Zip',
    autoComplete: 'street-address',
  },
  decorators: [inForm({ address: '' }, object({ address: rule.required(message) }))],
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Address' };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', field)).toHaveAttribute(
      'autocomplete',
      'street-address',
    );
    await expect(canvas.getByText('Street, City, Country, Zip')).toBeVisible();
  },
};

/** Which part is missing is said while it is typed, and no more than that. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Rua das Flores 12');
    const help = await canvas.findByText('Still missing, after a comma: city, country, zip code');
    await expect(help).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(address, ', Lisbon, Portugal');
    await expect(await canvas.findByText('Still missing, after a comma: zip code')).toBeVisible();
    await userEvent.type(address, ', 12000');
    await expect(await canvas.findByText('Street, City, Country, Zip')).toBeVisible();
  },
};

/** Beside the mistake stands what to do about it. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Rua das Flores 12, Lisbon');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByText('Still missing, after a comma: country, zip code')).toBeVisible();
    await waitFor(() => expect(address).toHaveFocus());
  },
};
