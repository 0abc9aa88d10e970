import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied } from '../flows/expecting.ts';
import { admin, anna, logInAnna } from '../mocks/logins.ts';
import { loseAnswer } from '../mocks/loseAnswer.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myAccount },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function changeEmail(canvas: Canvas, email: string) {
  const field = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(field);
  if (email) await userEvent.type(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  return field;
}

export const Ready: Story = {};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getuser': 'silent' } } } };

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getuser': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const TheFormIsFilledWithTheAccount: Story = {
  name: 'The form is filled with the account',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Username' })).toHaveValue(
      'Anna Souza',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
    await waitFor(() => expect(document.title).toBe('My account · Hemline'));
  },
};

export const AChangedEmailIsSaved: Story = {
  name: 'A changed email is saved',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await changeEmail(canvas, 'anna.souza@example.test');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^User updated successfully$/);
  },
};

/** The same on a server with only the specification's calls. */
export const AChangedEmailIsSavedOnAPlainServer: Story = {
  ...AChangedEmailIsSaved,
  name: 'A changed email is saved on a plain server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
};

export const AChangeWhoseAnswerIsLostIsToldAsSaved: Story = {
  ...AChangedEmailIsSaved,
  name: 'A change whose answer is lost is told as saved',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /updateuser'),
};

export const AMissingEmailIsToldAtItsField: Story = {
  name: 'A missing email is told at its field',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const email = await changeEmail(canvas, '');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please fill in all required fields$/,
    );
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'));
    await waitFor(() => expect(email).toHaveFocus());
  },
};

/** The server knows more of the email than the form could. */
export const AUsedEmailIsToldAtItsField: Story = {
  name: 'A used email is told at its field',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const email = await changeEmail(canvas, admin.email);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to update user details$/,
    );
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email is already in use.'));
    await expect(email).toHaveValue(admin.email);
  },
};

/** The login is some time ago: the form asks, and only a wrong answer is a failure. */
export const AnOldLoginHasToGiveThePassword: Story = {
  name: 'An old login has to give the password',
  tags: ['behaviour'],
  parameters: { shop: { oldLogin: true } },
  play: async ({ canvas }) => {
    await changeEmail(canvas, 'anna.souza@example.test');
    const current = await canvas.findByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('a guess{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to update user details$/,
    );
    await waitFor(() => expect(current).toHaveAccessibleDescription('Wrong password.'));
    await userEvent.clear(current);
    await userEvent.type(current, `${anna.password}{Enter}`);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^User updated successfully$/),
    );
    await waitFor(() => expect(current).not.toBeInTheDocument());
  },
};

export const AFailureKeepsWhatWasTyped: Story = {
  name: 'A failure keeps what was typed',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'POST /updateuser': 'offline' } } },
  play: async ({ canvas }) => {
    const email = await changeEmail(canvas, 'anna.souza@example.test');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occurred while updating user details\.$/,
    );
    await expect(email).toHaveValue('anna.souza@example.test');
  },
};

export const TheButtonWaitsForTheAnswer: Story = {
  name: 'The button waits for the answer',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'POST /updateuser': 'silent' } } },
  play: async ({ canvas }) => {
    await changeEmail(canvas, 'anna.souza@example.test');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** A wrong password is told at its field; the right one leads home, and the account is gone. */
export const TheAccountIsDeletedWithItsPassword: Story = {
  name: 'The account is deleted with its password',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const password = dialog.getByLabelText(/^Password/);
    await userEvent.type(password, 'a guess{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password.'));
    await userEvent.clear(password);
    await userEvent.type(password, `${anna.password}{Enter}`);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Your account is deleted\.$/);
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Hemline'));
  },
};

export const AFailedDownloadIsSaid: Story = {
  name: 'A failed download is said',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'GET /exportuser': 503 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download your data' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Your data could not be loaded\. Please try again\.$/,
    );
  },
};

export const APlainServerOffersNeither: Story = {
  name: 'A plain server offers neither',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Email' });
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: 'Download your data' }),
    ).not.toBeInTheDocument();
  },
};

export const Guest: Story = { beforeEach: () => localStorage.clear() };

export const AGuestIsDenied: Story = {
  ...Guest,
  name: 'A guest is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
