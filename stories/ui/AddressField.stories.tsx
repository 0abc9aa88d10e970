import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { addressRule } from '../../src/lib/formRules.ts';
import { AddressField } from '../../src/ui/AddressField.tsx';
import { OwnZips } from '../../src/ui/OwnZips.ts';
import { shows } from '../pages/states.ts';
import { asSent } from './asSent.tsx';
import { inForm } from './inForm.tsx';

const message = 'Please use "Street, City, Country, Zip"';
const rule = addressRule(message);

/** A server that accepts each country's own zip codes. */
const ownZips = { parameters: { ownZips: true } };

const withOwnZips: Decorator = (Story, { parameters }) => (
  <OwnZips value={parameters.ownZips === true}>
    <Story />
  </OwnZips>
);

const meta = {
  component: AddressField,
  args: {
    name: 'address',
    label: 'Address',
    autoComplete: 'street-address',
  },
  argTypes: { name: { control: false } },
  decorators: [inForm({ address: '' }, object({ address: rule.required(message) })), withOwnZips],
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

export const Empty: Story = {
  afterEach: shows('The browser can fill it, and the hint names its parts', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', field)).toHaveAttribute(
      'autocomplete',
      'street-address',
    );
    await expect(canvas.getByText(hint)).toBeVisible();
  }),
};

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

export const MissingPartsAreShownWhileTyping: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Rua das Flores 12');
    const help = await canvas.findByText('Still missing, after a comma: city, country, zip code');
    await expect(help).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(address, ', Lisbon, Portugal');
    await expect(
      await canvas.findByText('Still missing, after a comma: zip code, e.g. 2725-079'),
    ).toBeVisible();
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

/** State of a shop that accepts each country's own zip codes. */
export const ZipCodeOfTheCountry: Story = {
  parameters: { values: { address: 'Main Street 1, Dublin, Ireland, 123' }, ...ownZips.parameters },
};

export const ACountrysOwnZipCodeIsAccepted: Story = {
  name: 'A country’s own zip code is accepted',
  ...ownZips,
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Downing Street 10, London, UK');
    const missing = 'Still missing, after a comma: zip code, e.g. EC1Y 8SY';
    await expect(await canvas.findByText(missing)).toBeVisible();
    await userEvent.type(address, ', SW1A');
    const form = 'UK: the zip code looks like EC1Y 8SY.';
    await expect(await canvas.findByText(form)).toBeVisible();
    await userEvent.type(address, ' 2AA{Enter}');
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(canvas.queryByText(message)).toBeNull();
  },
};

export const ACountryWithoutZipCodesNeedsNone: Story = {
  ...ownZips,
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Nathan Road 1, Kowloon, Hong Kong{Enter}');
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(canvas.queryByText(message)).toBeNull();
  },
};

export const AServerThatInsistsOnZipCodesIsSentZeros: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', field);
    await userEvent.type(address, 'Nathan Road 1, Kowloon, Hong Kong{Enter}');
    const help = 'Hong Kong has no zip codes: write 000 after a comma';
    await expect(await canvas.findByText(help)).toBeVisible();
    await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.type(address, ', 000{Enter}');
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
  },
};
