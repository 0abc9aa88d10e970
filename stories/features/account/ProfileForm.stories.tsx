import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { ProfileForm } from '../../../src/features/account/ProfileForm.tsx';
import { shows } from '../../pages/states.ts';
import { asSent } from '../../ui/asSent.tsx';
import { enter } from '../../ui/enter.ts';
import { framed } from '../framed.tsx';

const onSave = fn();
const asked = {
  currentPassword: 'Enter your current password for this change.',
  token: 'Enter your MFA token for this change.',
};

const meta = {
  component: ProfileForm,
  args: {
    user: {
      name: 'Anna Souza',
      email: 'anna@example.test',
      phone: '351912345678',
      address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
    },
    onSave,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue({ status: 'updated' });
  },
  decorators: [framed({ padding: 16 })],
  parameters: {
    guide: {
      instead: {
        OrderForm: 'for one order.',
        DeleteAccountDialog: 'to end the account.',
      },
      content: [
        'Optional fields say so in their label.',
        'A new password may stay empty, and the hint says so.',
      ],
      announced: [
        'Where the server wants proof, the field for it appears, takes the focus, and is read with its error.',
        'What was saved is said by a toast.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const InRussian: Story = {
  globals: { language: 'ru' },
  afterEach: shows('The chosen country has its name in the language', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Португалия/ })).toHaveTextContent('PT');
  }),
};

export const ChangedAndUnchangedFieldsAreSent: Story = {
  name: 'Changed and unchanged fields are sent, removed ones are not',
  play: async ({ canvas }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(username);
    await enter(username, 'Anna S.');
    await enter(canvas.getByLabelText(/^New password/), 'a wool coat');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        username: 'Anna S.',
        email: 'anna@example.test',
        phone: '+351912345678',
        address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
        password: 'a wool coat',
      }),
    );
    await waitFor(() => expect(canvas.getByLabelText(/^New password/)).toHaveValue(''));
    await expect(username).toHaveValue('Anna S.');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Phone/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Address/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({ username: 'Anna S.', email: 'anna@example.test' }),
    );
  },
};

export const NameAndEmailOnly: Story = {
  args: { user: { name: 'Anna', email: 'anna@example.test' } },
};

export const EnterSaves: Story = {
  ...NameAndEmailOnly,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('Anna Souza{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        username: 'Anna Souza',
        email: 'anna@example.test',
      }),
    );
  },
};

const wrong = { name: '', email: 'anna', phone: '3519123456789012345', address: 'Lisbon' };

export const InvalidValues: Story = {
  args: { user: wrong },
  decorators: [asSent({ password: 'short' })],
};

/** The shop requires a proof for the new email. */
export const ProofRequired: Story = {
  decorators: [asSent({ email: 'anna@selvedge.test' })],
  beforeEach: () => {
    onSave.mockResolvedValue({ status: 'refused', fields: asked });
  },
};

export const EachErrorIsAnnouncedAndTheFirstHasTheFocus: Story = {
  args: { user: wrong },
  play: async ({ canvas }) => {
    await enter(canvas.getByLabelText(/^New password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await expect(onSave).not.toHaveBeenCalled();
    for (const mistake of [
      'Username is required',
      'Invalid email address',
      'Invalid phone number',
      'Please enter "Street Address, City, Country, Zip Code" or remove at all.',
      'Use 8 to 128 characters',
    ]) {
      await expect(canvas.getByText(mistake)).toBeVisible();
    }
  },
};

/** Typed values are kept. */
export const ARefusalIsShownAtItsFieldAndProofIsSent: Story = {
  name: 'A refusal is shown at its field, and password and code are sent on request',
  beforeEach: () => {
    onSave
      .mockResolvedValueOnce({ status: 'refused', fields: { email: 'This email is in use' } })
      .mockResolvedValueOnce({ status: 'refused', fields: asked });
  },
  play: async ({ canvas }) => {
    await enter(canvas.getByLabelText(/^New password/), 'a wool coat');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email is in use'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('a wool coat');
    await expect(canvas.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const current = await canvas.findByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription(asked.currentPassword);
    await userEvent.keyboard('a linen shirt');
    await enter(canvas.getByRole('textbox', { name: 'MFA token' }), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          password: 'a wool coat',
          currentPassword: 'a linen shirt',
          token: '123456',
        }),
      ),
    );
    await waitFor(() =>
      expect(canvas.queryByLabelText(/^Current password/)).not.toBeInTheDocument(),
    );
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('');
  },
};
