import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { object, string } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { FormTextField } from '../../src/ui/FormTextField.tsx';
import { shows } from '../pages/states.ts';
import { asSent } from './asSent.tsx';
import { inForm } from './inForm.tsx';

const meta = {
  component: FormTextField,
  args: { name: 'town', label: 'Town', hint: 'Where you live', required: true },
  argTypes: { name: { control: false } },
  decorators: [inForm({ town: '' }, object({ town: string().required('Town is required') }))],
  parameters: {
    guide: {
      instead: {
        EmailField: 'for an email address.',
        PhoneField: 'for a phone number.',
        AddressField: 'for a postal address.',
        PasswordField: 'for a password.',
        NativeSelectField: 'for a filter with a few values, outside a form.',
      },
      content: [
        'The label is one to three words and always visible; a placeholder never replaces it.',
        'The hint says what to type before anything is wrong, in one line.',
        'An error says what to change, not that something failed: “Username is required”.',
        'A number may be typed with a decimal comma. The field keeps it for the rules of the form.',
      ],
      announced: [
        'The label, whether it is required, then the hint or the error.',
        'An error appears once the field has been left, and the field is then read as invalid.',
        'Help that changes while typing is announced politely, and so is an error that comes while the focus is in the field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  afterEach: shows('The hint and the requirement are announced', async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Town' });
    await expect(field).toHaveAccessibleDescription('Where you live');
    await expect(field).toBeRequired();
  }),
};

export const Filled: Story = { parameters: { values: { town: 'Lisbon' } } };

export const Invalid: Story = { decorators: [asSent()] };

/** Announces the remaining characters as they change. */
export const Help: Story = {
  args: { name: 'town', label: 'Town', help: 'Still missing, after a comma: country' },
  parameters: { values: { town: 'Lisbon' } },
};

export const InvalidWithHelp: Story = {
  args: { help: 'Take the one that the parcel goes to' },
  decorators: [asSent()],
  afterEach: shows('An error and its help are two sentences', async ({ canvas }) => {
    await canvas.findByText('Town is required');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription(
      'Town is required. Take the one that the parcel goes to',
    );
  }),
};

export const Optional: Story = { args: { label: 'Town (optional)', required: false } };

export const Choice: Story = {
  args: {
    label: 'Town',
    options: [
      ['lisbon', 'Lisbon'],
      ['porto', 'Porto'],
    ],
  },
  parameters: { values: { town: 'porto' } },
};

export const SeveralLines: Story = {
  args: { name: 'town', label: 'Notes', hint: 'For the shop only', minRows: 3 },
};

export const LeavingItEmptyShowsTheError: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Town' }));
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Town is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toBeInvalid();
  },
};

export const TypingRemovesTheError: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Town is required');
    await userEvent.keyboard('Lisbon');
    await expect(await canvas.findByText('Where you live')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toBeValid();
  },
};

export const ACommaInANumberStays: Story = {
  args: { label: 'Price', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '12,50');
    await expect(field).toHaveValue('12,50');
  },
};

export const TextsKeepTheirCommas: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Town' });
    await userEvent.type(field, 'Lisbon, Portugal');
    await expect(field).toHaveValue('Lisbon, Portugal');
  },
};

const otherOptions = [['lisbon', 'Lisbon']] as const;

export const TypingInAnotherFieldDoesNotReRenderIt: Story = {
  render: (args) => (
    <>
      <FormTextField {...args} />
      <FormTextField name="region" label="Region" options={otherOptions} />
    </>
  ),
  play: async ({ canvas }) => {
    const draw = spyOn(otherOptions, 'map');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Porto');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveValue('Porto');
    await expect(draw).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'lisbon');
    await expect(draw).toHaveBeenCalled();
  },
};
