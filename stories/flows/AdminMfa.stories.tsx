import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';
import { admin } from '../mocks/accounts.ts';
import { authenticatorCodes, recoveryCodes } from '../mocks/mfa.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.login, shop: { mfa: 'notEnrolled' } },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const [enrolCode, loginCode] = authenticatorCodes;
const [recoveryCode = ''] = recoveryCodes;
const tokenNeeded = 'MFA token is required for admin login';

async function expectAlert(text: string) {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
}

async function logIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), admin.email);
  await userEvent.type(canvas.getByLabelText('Password'), admin.password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function giveToken(canvas: Canvas, token: string) {
  const field = await canvas.findByRole('textbox', { name: 'MFA token' });
  await userEvent.clear(field);
  await userEvent.type(field, token);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function logOutAndReturn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
  await userEvent.click(await canvas.findByRole('link', { name: 'Login' }));
}

/** An admin enrols, and from then on needs the authenticator, or a recovery code, to come in. */
export const EnrolsAndComesBack: Story = {
  play: async ({ canvas, step }) => {
    await step('The admin area asks to enrol first', async () => {
      await logIn(canvas);
      await userEvent.click(await canvas.findByRole('link', { name: 'Admin' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Set up now' }));
    });

    await step('Add MFA, QR code, close, verify', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add MFA' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'MFA token' }), enrolCode);
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await expectAlert('MFA verification succeeded!');
      await userEvent.click(await canvas.findByRole('button', { name: 'I have kept them' }));
    });

    await step('In again with a code: not the one that was used', async () => {
      await logOutAndReturn(canvas);
      await logIn(canvas);
      await expectAlert(tokenNeeded);
      await giveToken(canvas, enrolCode);
      await expectAlert('This MFA token was used already. Wait for the next one.');
      await giveToken(canvas, loginCode);
      await expect(await canvas.findByRole('link', { name: 'Admin' })).toBeVisible();
    });

    await step('And with a recovery code', async () => {
      await logOutAndReturn(canvas);
      await logIn(canvas);
      await giveToken(canvas, recoveryCode);
      await userEvent.click(await canvas.findByRole('link', { name: 'Admin' }));
      await expect(await canvas.findByRole('navigation', { name: 'Admin' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Set up now' })).not.toBeInTheDocument();
    });
  },
};
