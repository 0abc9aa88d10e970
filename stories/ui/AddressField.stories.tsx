import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { patterns } from '../../contract/limits.ts';
import { textRule } from '../../src/lib/formRules.ts';
import { AddressField } from '../../src/ui/AddressField.tsx';
import { asSent } from './asSent.tsx';
import { inForm } from './inForm.tsx';

const message = 'Please use "Street, City, Country, Zip"';
const rule = textRule({ pattern: patterns.address, message });

const meta = {
  component: AddressField,
  args: {
    name: 'address',
    label: 'Address',
    autoComplete: 'street-address',
  },
  argTypes: { name: { control: false } },
  decorators: [inForm({ address: '' }, object({ address: rule.required(message) }))],
  parameters: {
    guide: {
      instead: {
        FormTextField: 'for anything that is not a postal address.',
        DeliveryChoice: 'for how the order gets there, once the address is known.',
      },
      content: [
        'The label says whose address it is: “Delivery address”, “Address (optional)”.',
        'One line in a fixed order: street, city, country, zip code. The hint gives a full example.',
        'While it is typed, the help names only what is still missing.',
      ],
      announced: [
        'The label, then the hint.',
        'What is still missing is announced politely as it changes; it interrupts nobody.',
        'A rejected address takes the focus and is read as invalid, with its error.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Address' };

const hint = /^Street, City, Country, Zip, e\.g\./;

export const Empty: Story = {};

export const Filled: Story = {
  parameters: { values: { address: 'Rua das Flores 12, Lisbon, Portugal, 12000' } },
};

/** The state while typing. */
export const HintAboutMissingParts: Story = {
  parameters: { values: { address: 'Rua das Flores 12, Lisbon' } },
};

export const Invalid: Story = {
  parameters: { values: { address: 'Rua das Flores 12, Lisbon' } },
  decorators: [asSent()],
};

export const TheBrowserCanFillItAndTheHintNamesItsParts: Story = {
  name: 'The browser can fill it, and the hint names its parts',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', field)).toHaveAttribute(
      'autocomplete',
      'street-address',
    );
    await expect(canvas.getByText(hint)).toBeVisible();
  },
};

export const MissingPartsAreShownWhileTyping: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Rua das Flores 12');
    const help = await canvas.findByText('Still missing, after a comma: city, country, zip code');
    await expect(help).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(address, ', Lisbon, Portugal');
    await expect(await canvas.findByText('Still missing, after a comma: zip code')).toBeVisible();
    await userEvent.type(address, ', 12000');
    await expect(await canvas.findByText(hint)).toBeVisible();
  },
};

export const ARefusedAddressShowsMissingParts: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Rua das Flores 12, Lisbon');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByText('Still missing, after a comma: country, zip code')).toBeVisible();
    await waitFor(() => expect(address).toHaveFocus());
  },
};
