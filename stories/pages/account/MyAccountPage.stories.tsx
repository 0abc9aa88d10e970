import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { admin, anna, logInAnna } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { enter } from '../../ui/enter.ts';
import { shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myAccount },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function changeEmail(canvas: Canvas, email: string) {
  const field = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(field);
  if (email) await enter(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  return field;
}

export const Ready: Story = {
  afterEach: shows('The form is filled with the account', async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Username' })).toHaveValue(
      'Anna Souza',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
    await waitFor(() => expect(document.title).toBe('My account · Hemline'));
  }),
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getuser': 'silent' } } } };

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getuser': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AChangedEmailIsSaved: Story = {
  play: async ({ canvas }) => {
    await changeEmail(canvas, 'anna.souza@example.test');
    await expectAlert('User updated successfully');
  },
};

export const AChangeWithALostReplyIsReportedAsSaved: Story = {
  ...AChangedEmailIsSaved,
  name: 'A change with a lost reply is reported as saved',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /updateuser'),
};

export const AMissingEmailIsReportedAtItsField: Story = {
  play: async ({ canvas, step }) => {
    const email = await changeEmail(canvas, '');
    await expectAlert('Please fill in all required fields');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'));
    await waitFor(() => expect(email).toHaveFocus());
    await step('A used email is told at its field', async () => {
      await changeEmail(canvas, admin.email);
      await expectAlert('Failed to update user details');
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription('This email is already in use.'),
      );
      await expect(email).toHaveValue(admin.email);
    });
  },
};

/** The login was some time ago, so the form requires the password. */
export const AnOldLoginRequiresThePassword: Story = {
  parameters: { shop: { oldLogin: true } },
  play: async ({ canvas }) => {
    await changeEmail(canvas, 'anna.souza@example.test');
    const current = await canvas.findByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('a guess{Enter}');
    await expectAlert('Failed to update user details');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Wrong password.'));
    await userEvent.clear(current);
    await userEvent.type(current, `${anna.password}{Enter}`);
    await expectAlert('User updated successfully');
    await waitFor(() => expect(current).not.toBeInTheDocument());
  },
};

export const AFailureKeepsTypedValues: Story = {
  parameters: { shop: { outages: { 'POST /updateuser': 'offline' } } },
  play: async ({ canvas }) => {
    const email = await changeEmail(canvas, 'anna.souza@example.test');
    await expectAlert('An error occurred while updating user details.');
    await expect(email).toHaveValue('anna.souza@example.test');
  },
};

export const TheAccountIsDeletedWithItsPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const password = dialog.getByLabelText(/^Password/);
    await userEvent.type(password, 'a guess{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password.'));
    await userEvent.clear(password);
    await userEvent.type(password, `${anna.password}{Enter}`);
    await expectAlert('Your account is deleted.');
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Hemline'));
  },
};

export const AFailedDownloadIsReported: Story = {
  name: 'A failed download is reported',
  parameters: { shop: { outages: { 'GET /exportuser': 503 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download your data' }));
    await expectAlert('Your data could not be loaded. Please try again.');
  },
};

export const ASpecOnlyServerOffersNeither: Story = {
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await changeEmail(canvas, 'anna.souza@example.test');
    await expectAlert('User updated successfully');
    for (const name of ['Delete account', 'Download your data']) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
