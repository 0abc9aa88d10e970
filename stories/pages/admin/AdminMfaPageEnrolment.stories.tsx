import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { admin, logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { authenticatorCodes } from '../../mocks/mfa.ts';
import { addMfa, mfaOn, scanAndVerify, verify } from './mfaSteps.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.mfa, shop: { mfa: 'notEnrolled' } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const [rightCode, nextCode, lastCode] = authenticatorCodes;

/** Check, add, QR code, close, verify, done (specification M2); then the codes, once. */
export const TheEnrolmentRunsFromCheckToCodes: Story = {
  play: async ({ canvas, step }) => {
    await addMfa(canvas);
    await canvas.findByRole('img', { name: 'QR code for your authenticator app' });
    await step('A wrong code is followed by a right one', async () => {
      await scanAndVerify(canvas, '000000');
      await expectAlert('Failed to verify MFA. Please try again.');
      await canvas.findByText('Wrong MFA token.');
      await verify(canvas, rightCode);
    });
    await expectAlert('MFA verification succeeded!');
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(10),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await canvas.findByRole('heading', mfaOn);
    await expect(canvas.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
  },
};

export const AFailedStartCanBeRetried: Story = {
  parameters: { shop: { mfa: 'notEnrolled', outages: { 'POST /mfa/register': 500 } } },
  play: async ({ canvas }) => {
    await addMfa(canvas);
    await expectAlert('Failed to register MFA. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Add MFA' })).toBeVisible();
  },
};

/** The authenticator is enrolled, but its recovery codes were never shown. */
export const LostRecoveryCodesAreReplaced: Story = {
  beforeEach: () => loseAnswer('POST /mfa/verify'),
  play: async ({ canvas }) => {
    await addMfa(canvas);
    await scanAndVerify(canvas, rightCode);
    await expectAlert('Failed to verify MFA. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expectAlert(/^If you have not seen your recovery codes/);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the authenticator' }));
    await userEvent.type(await canvas.findByLabelText(/^Password/), admin.password);
    await userEvent.type(canvas.getByRole('textbox', { name: 'MFA token' }), nextCode);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await scanAndVerify(canvas, lastCode);
    await expect(await canvas.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  },
};
