import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { phoneRule } from '../../src/lib/formRules.ts';
import { FormTextField } from '../../src/ui/FormTextField.tsx';
import { PhoneField } from '../../src/ui/PhoneField.tsx';
import { asSent } from './asSent.tsx';
import { inForm } from './inForm.tsx';

const rule = phoneRule();

const onSend = fn();

const meta = {
  component: PhoneField,
  args: { name: 'phone', label: 'Phone' },
  argTypes: { name: { control: false } },
  decorators: [
    inForm({ phone: '' }, object({ phone: rule.required('Invalid phone number') }), onSend),
  ],
  beforeEach: () => {
    onSend.mockReset();
  },
  parameters: {
    guide: {
      instead: {
        FormTextField: 'for any other number.',
      },
      content: [
        '“Phone”, or “Phone (optional)”. The country code is part of the number; there is no field of its own for it.',
        'A number that looks short is questioned, and can be sent all the same.',
        'One error: “Invalid phone number”.',
      ],
      announced: [
        'The button before the number is read as the country: “PT, Portugal: country of the phone number”.',
        'The countries are a listbox named “Countries” below a search field, which takes what is typed.',
        'The number is read with its label, hint or error.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const phone = { name: 'Phone' };
const country = { name: /country of the phone number/ };

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { phone: '+351 912 345 678' } } };

export const InvalidNumber: Story = {
  parameters: { values: { phone: '+351 912 345 678 901 234' } },
  decorators: [asSent()],
};

/** Suspiciously short, but valid. */
export const LooksShort: Story = {
  parameters: { values: { phone: '+351 91' } },
  decorators: [asSent()],
};

export const DigitsAreGroupedWhileTyping: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', country)).toHaveTextContent('PT');
    await userEvent.type(canvas.getByRole('textbox', phone), '912345678');
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveValue('912 345 678'));
  },
};

export const AnotherCountryIsChosenWithAClick: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', country));
    await userEvent.click(await screen.findByRole('option', { name: /Brazil/ }));
    await waitFor(() => expect(canvas.getByRole('button', country)).toHaveTextContent('BR'));
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveFocus());
    await userEvent.keyboard('11987654321');
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveValue('11 98765 4321'));
  },
};

export const AnotherCountryIsChosenWithTheArrowKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', country)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Portugal/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveFocus());
    await expect(canvas.getByRole('button', country)).toHaveTextContent('PR');
  },
};

const shownCountries = () => screen.getAllByRole('option').map((option) => option.textContent);

export const TypingInTheOpenListSearchesNames: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', country));
    await waitFor(() => expect(screen.getByRole('option', { name: /Portugal/ })).toHaveFocus());
    await userEvent.keyboard('unit');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('unit'));
    await expect(shownCountries()).toEqual([
      'AEUnited Arab Emirates+971',
      'GBUnited Kingdom+44',
      'USUnited States+1',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /United Kingdom/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', phone)).toHaveFocus());
    await expect(canvas.getByRole('button', country)).toHaveTextContent('GB');
  },
};

/** Enter takes the first match. */
export const ACountryIsFoundWithoutItsAccents: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', country));
    await userEvent.type(await screen.findByRole('searchbox'), "cote d'");
    await waitFor(() => expect(shownCountries()).toEqual(['CICôte d’Ivoire+225']));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.keyboard('states{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', country)).toHaveTextContent('US'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ASearchWithoutAMatchSaysSo: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', country));
    await userEvent.type(await screen.findByRole('searchbox'), 'qq');
    await expect(await screen.findByText('No country with this name')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', country)).toHaveFocus());
  },
};

export const ANumberWithItsCodeChangesTheCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', phone), '+33612345678');
    await waitFor(() => expect(canvas.getByRole('button', country)).toHaveTextContent('FR'));
  },
};

/** As password managers and test tools do. */
export const ANumberFilledInAtOnceReplacesTheOldOne: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    canvas.getByRole('button', country).focus();
    number(canvas).select();
    document.execCommand('insertText', false, '+44 7400 123456');
    await waitFor(() => expect(canvas.getByRole('button', country)).toHaveTextContent('GB'));
    await expect(number(canvas)).toHaveValue('7400 123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ phone: '+44 7400 123456' }));
  },
};

const number = (canvas: Canvas) => canvas.getByRole('textbox', phone) as HTMLInputElement;

/** The number is grouped again after each change. */
export const TheCaretStaysWhereTheNumberWasEdited: Story = {
  play: async ({ canvas }) => {
    const field = number(canvas);
    await userEvent.type(field, '912345678');
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}7');
    await waitFor(() => expect(field).toHaveValue('917 345 678'));
    await userEvent.keyboard('{Backspace}{Backspace}00');
    await waitFor(() => expect(field).toHaveValue('900 345 678'));
    // A deleted space comes back behind the caret.
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(field.selectionStart).toBe(3));
    await expect(field).toHaveValue('900 345 678');
  },
};

export const ANumberRefusedTwiceIsCorrectedAndSentOnce: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const field = number(canvas);
    await userEvent.type(field, '38765439000000');
    await userEvent.click(send);
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{End}{Backspace}');
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    field.setSelectionRange(0, 0);
    await userEvent.keyboard('9');
    await waitFor(() => expect(field).toHaveValue('938 765 439'));
    await userEvent.click(canvas.getByRole('button', country));
    await userEvent.click(await screen.findByRole('option', { name: /Spain/ }));
    await waitFor(() => expect(field).toHaveValue('938 76 54 39'));
    await userEvent.click(send);
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ phone: '+34 938 76 54 39' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

/** It matches the specification's pattern. */
export const AShortNumberGetsAWarningButIsSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(number(canvas), '9');
    await userEvent.tab();
    await expect(await canvas.findByText(/This looks short for a phone number/)).toBeVisible();
    await expect(number(canvas)).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ phone: '+351 9' }));
  },
};

export const AnErrorIsAnnouncedAtTheFocusedField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(number(canvas));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Invalid phone number')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

export const TypingInAnotherFieldDoesNotSortCountriesAgain: Story = {
  render: (args) => (
    <>
      <FormTextField name="town" label="Town" />
      <PhoneField {...args} />
    </>
  ),
  parameters: { values: { town: '' } },
  play: async ({ canvas }) => {
    const sort = spyOn(String.prototype, 'localeCompare');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Porto');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveValue('Porto');
    await expect(sort).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', phone), '9');
    await expect(sort).toHaveBeenCalled();
  },
};
