import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { admin, logInAdmin } from '../../mocks/logins.ts';
import { authenticatorCodes } from '../../mocks/mfa.ts';
import { failed, sessionEnded, shows } from '../states.ts';
import { mfaOn, scanAndVerify, verify } from './mfaSteps.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.mfa, shop: { mfa: 'notEnrolled' } },
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

export const NotEnrolled: Story = {
  afterEach: shows('The page offers the enrolment', async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add MFA' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Security · Hemline'));
  }),
};

export const Ready: Story = { parameters: { shop: { mfa: 'enrolled' } } };

export const TheAuthenticatorIsReplaced: Story = {
  ...Ready,
  play: async ({ canvas, step }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await step('The code that began the replacement is used up', async () => {
      await scanAndVerify(canvas, rightCode);
      await canvas.findByText('This MFA token was used already. Wait for the next one.');
    });
    await verify(canvas, nextCode);
    await expectAlert('MFA verification succeeded!');
    await userEvent.click(await canvas.findByRole('button', { name: 'I have kept them' }));
    await canvas.findByRole('heading', mfaOn);
  },
};

/** Replacing is an extension: without it, the authenticator in use stays. */
export const ASpecOnlyServerOffersNoReplacement: Story = {
  parameters: { shop: { mfa: 'enrolled', plain: true } },
  play: async ({ canvas }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await expectAlert('Failed to register MFA. Please try again.');
  },
};

export const Unavailable: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 404 } } },
  afterEach: shows('A server without MFA says so', async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'This shop’s server offers no multi-factor authentication',
    });
  }),
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 'silent' } } },
  afterEach: shows('Loading is announced', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Security' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
  }),
};

export const Failed: Story = failed('GET /mfa/fetch', adminPaths.mfa);

export const Offline: Story = { globals: { network: 'offline' } };

export const SessionEnded: Story = sessionEnded('GET /mfa/fetch');
