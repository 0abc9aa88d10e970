import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert, expectDenied, expectFailure } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { admin, logInAdmin } from '../../mocks/logins.ts';
import { authenticatorCodes } from '../../mocks/mfa.ts';
import { mfaOn, scanAndVerify } from './mfaSteps.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.adminMfa, shop: { mfa: 'notEnrolled' } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const [rightCode, nextCode] = authenticatorCodes;

async function askToReplace(canvas: Canvas, password: string, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Replace the authenticator' }));
  await userEvent.type(await canvas.findByLabelText('Password'), password);
  await userEvent.type(canvas.getByRole('textbox', { name: 'MFA token' }), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
}

export const NotEnrolled: Story = {};

export const ThePageOffersTheEnrolment: Story = {
  name: 'The page offers the enrolment',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add MFA' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Security · Hemline'));
  },
};

/** With an authenticator, as admins have one from the first day on. */
export const Ready: Story = { parameters: { shop: { mfa: 'enrolled' } } };

export const TheAuthenticatorIsReplaced: Story = {
  ...Ready,
  name: 'The authenticator is replaced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await scanAndVerify(canvas, nextCode);
    await expectAlert('MFA verification succeeded!');
    await userEvent.click(await canvas.findByRole('button', { name: 'I have kept them' }));
    await canvas.findByRole('heading', mfaOn);
  },
};

/** The code that began the replacement is used up. */
export const TheCodeThatBeganTheReplacementIsUsedUp: Story = {
  ...Ready,
  name: 'The code that began the replacement is used up',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await scanAndVerify(canvas, rightCode);
    await canvas.findByText('This MFA token was used already. Wait for the next one.');
  },
};

export const AWrongPasswordReplacesNothing: Story = {
  ...Ready,
  name: 'A wrong password replaces nothing',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await askToReplace(canvas, 'a linen coat', rightCode);
    await canvas.findByText('Wrong password.');
  },
};

/** Replacing is an extension: without it, the authenticator in use stays. */
export const APlainServerReplacesNothing: Story = {
  name: 'A plain server replaces nothing',
  tags: ['behaviour'],
  parameters: { shop: { mfa: 'enrolled', plain: true } },
  play: async ({ canvas }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await expectAlert('Failed to register MFA. Please try again.');
  },
};

/** A server without the check. */
export const Unavailable: Story = { parameters: { shop: { outages: { 'GET /mfa/fetch': 404 } } } };

export const AServerWithoutMFASaysSo: Story = {
  ...Unavailable,
  name: 'A server without MFA says so',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'This shop’s server offers no multi-factor authentication',
    });
  },
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /mfa/fetch': 'silent' } } } };

export const LoadingIsAnnounced: Story = {
  ...Loading,
  name: 'Loading is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Security' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /mfa/fetch': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectFailure(canvas, paths.adminMfa);
  },
};

/** The session has ended: the admin has to log in again. */
export const SessionEnded: Story = { parameters: { shop: { outages: { 'GET /mfa/fetch': 401 } } } };

export const AnEndedSessionIsDenied: Story = {
  ...SessionEnded,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectDenied(canvas);
  },
};
