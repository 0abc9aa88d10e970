import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProfileForm } from '../../../src/features/account/ProfileForm.tsx';

const onSave = fn();
const onInvalid = fn();

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
    onInvalid,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue({ status: 'updated' });
    onInvalid.mockReset();
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was changed is sent with what was not; the new password is not shown any more. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(username);
    await userEvent.type(username, 'Anna S.');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'a wool coat');
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
  },
};

export const ByKeyboard: Story = {
  args: { user: { name: 'Anna', email: 'anna@example.test' } },
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

/** Phone and address may be removed. */
export const OptionalOnesRemoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Phone/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Address/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ username: 'Anna Souza', email: 'anna@example.test' }),
    );
  },
};

export const Mistakes: Story = {
  args: { user: { name: '', email: 'anna', phone: '3519123456789012345', address: 'Lisbon' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus());
    await expect(onInvalid).toHaveBeenCalledOnce();
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

/** The server says more of a field than the form could know; nothing that was typed is lost. */
export const Refused: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({ status: 'refused', fields: { email: 'This email is in use' } });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'a wool coat');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email is in use'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('a wool coat');
  },
};

const asked = {
  currentPassword: 'Enter your current password for this change.',
  token: 'Enter your MFA token for this change.',
};

/** The server asks for the current password and a code; what was typed goes along with them. */
export const AsksForConfirmation: Story = {
  beforeEach: () => {
    onSave.mockResolvedValueOnce({ status: 'refused', fields: asked });
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(/^New password/), 'a wool coat{Enter}');
    const current = await canvas.findByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription(asked.currentPassword);
    await userEvent.keyboard('a linen shirt');
    await userEvent.type(canvas.getByRole('textbox', { name: 'MFA token' }), '123 456');
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

/** As it looks while it asks. */
export const ConfirmationAsked: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({ status: 'refused', fields: asked });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Current password/)).toHaveFocus());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
