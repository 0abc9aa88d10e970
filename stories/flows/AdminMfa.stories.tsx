import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { admin } from '../mocks/logins.ts';
import { authenticatorCodes, recoveryCodes } from '../mocks/mfa.ts';
import { expectAlert } from './expecting.ts';
import { expectAdminLoggedIn, giveToken, logIn } from './loggingIn.ts';
import type { Canvas } from './shopping.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.login, shop: { mfa: 'notEnrolled' } },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const [enrolCode, loginCode] = authenticatorCodes;
const [recoveryCode = ''] = recoveryCodes;
const tokenNeeded = 'MFA token is required for admin login';

async function logOutAndReturn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
  await userEvent.click(await canvas.findByRole('link', { name: 'Login' }));
}

/** An admin enrols, and from then on needs the authenticator, or a recovery code, to come in. */
export const AnAdminEnrolsAndComesBackWithACode: Story = {
  name: 'An admin enrols and comes back with a code',
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('The admin area asks to enrol first', async () => {
      await logIn(canvas, admin);
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
      await logIn(canvas, admin);
      await expectAlert(tokenNeeded);
      await giveToken(canvas, enrolCode);
      await expectAlert('This MFA token was used already. Wait for the next one.');
      await giveToken(canvas, loginCode);
      await expectAdminLoggedIn(canvas);
    });

    await step('And with a recovery code', async () => {
      await logOutAndReturn(canvas);
      await logIn(canvas, admin);
      await giveToken(canvas, recoveryCode);
      await userEvent.click(await canvas.findByRole('link', { name: 'Admin' }));
      await expect(await canvas.findByRole('navigation', { name: 'Admin' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Set up now' })).not.toBeInTheDocument();
    });
  },
};
