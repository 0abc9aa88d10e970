import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { DeleteAccountDialog } from '../../../src/features/account/OwnData.tsx';
import { shows } from '../../pages/states.ts';
import { asSent } from '../../ui/asSent.tsx';

const onDelete = fn();
const onClose = fn();

const meta = {
  component: DeleteAccountDialog,
  args: { onDelete, onClose },
  beforeEach: () => {
    onDelete.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    guide: {
      instead: {
        ConfirmDialog: 'where no password is needed.',
      },
      content: [
        'It says what goes, what stays and for how long, before it asks for the password.',
        'The button names the act: “Delete account”; the other one, what stays: “Keep it”.',
      ],
      announced: [
        'A dialog read by its question, then what it means. A wrong password is said at its field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  afterEach: shows('It says what happens to reviews', async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      /Your ratings and reviews stay without your name and pictures/,
    );
  }),
};

export const WithoutAPassword: Story = { decorators: [asSent()] };

/** The account has MFA. */
export const AskingForACode: Story = {
  decorators: [asSent({ currentPassword: 'a wool coat' })],
  beforeEach: () => {
    onDelete.mockResolvedValue({ token: 'Enter your MFA token for this change.' });
  },
};

export const Failed: Story = {
  decorators: [asSent({ currentPassword: 'a wool coat' })],
  beforeEach: () => {
    onDelete.mockResolvedValue(
      'Your account may already have been deleted. Log in to check before you try again.',
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const dialog = async () => within(await screen.findByRole('dialog'));

export const AClickDeletesWithThePasswordOnly: Story = {
  play: async () => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Delete account' }));
    const password = asked.getByLabelText(/^Password/);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Enter your password'));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.type(asked.getByLabelText(/^Password/), 'a wool coat');
    await userEvent.click(asked.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith({ currentPassword: 'a wool coat' }));
  },
};

export const ByKeyboardTheRequestedCodeIsSent: Story = {
  beforeEach: () => {
    onDelete.mockResolvedValueOnce({ token: 'Enter your MFA token for this change.' });
  },
  play: async () => {
    const asked = await dialog();
    asked.getByLabelText(/^Password/).focus();
    await userEvent.keyboard('a wool coat{Enter}');
    const token = await asked.findByRole('textbox', { name: 'MFA token' });
    await waitFor(() => expect(token).toHaveFocus());
    await userEvent.keyboard('123 456{Enter}');
    await waitFor(() =>
      expect(onDelete).toHaveBeenLastCalledWith({
        currentPassword: 'a wool coat',
        token: '123456',
      }),
    );
  },
};

export const DeletionCanBeCancelledUntilItStarts: Story = {
  beforeEach: () => {
    onDelete.mockReturnValue(new Promise(() => {}));
  },
  play: async () => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Keep it' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.type(asked.getByLabelText('Password'), 'a wool coat{Enter}');
    await waitFor(() => expect(asked.getByRole('button', { name: 'Keep it' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const NothingScrollsOnAPhone: Story = {
  ...OnAPhone,
  decorators: [asSent()],
  play: async () => {
    const { scrollHeight, clientHeight } = await screen.findByRole('dialog');
    await expect(scrollHeight).toBe(clientHeight);
  },
};
