import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { paths } from '../../../src/lib/paths.ts';
import { admin, logInAdmin } from '../../mocks/accounts.ts';
import { authenticatorCodes } from '../../mocks/mfa.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.adminMfa, shop: { mfa: 'notEnrolled' } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const [rightCode, nextCode] = authenticatorCodes;
const on = { name: 'Multi-factor authentication is on' };

async function add(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add MFA' }));
}

async function verify(canvas: Canvas, code: string) {
  const field = await canvas.findByRole('textbox', { name: 'MFA token' });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
}

async function scanAndVerify(canvas: Canvas, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  await verify(canvas, code);
}

async function askToReplace(canvas: Canvas, password: string, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Replace the authenticator' }));
  await userEvent.type(await canvas.findByLabelText('Password'), password);
  await userEvent.type(canvas.getByRole('textbox', { name: 'MFA token' }), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
}

async function expectAlert(text: string) {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
}

export const NotEnrolled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add MFA' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Security · Hemline'));
  },
};

export const Enrolled: Story = {
  parameters: { shop: { mfa: 'enrolled' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', on)).toBeVisible();
  },
};

/** Check, add, QR code, close, verify, done (spec section 4); then the codes, this once. */
export const Enrols: Story = {
  play: async ({ canvas }) => {
    await add(canvas);
    await canvas.findByRole('img', { name: 'QR code for your authenticator app' });
    await scanAndVerify(canvas, rightCode);
    await expectAlert('MFA verification succeeded!');
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(10),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await canvas.findByRole('heading', on);
    await expect(canvas.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
  },
};

export const EnrolsByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Add MFA' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Scan the QR code' });
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByRole('textbox', { name: 'MFA token' });
    await userEvent.keyboard(`${rightCode}{Enter}`);
    await canvas.findByRole('heading', { name: 'Keep your recovery codes' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await canvas.findByRole('heading', on);
  },
};

/** A server that knows no recovery codes. */
export const BareEnrols: Story = {
  parameters: { shop: { mfa: 'notEnrolled', bare: true } },
  play: async ({ canvas }) => {
    await add(canvas);
    await scanAndVerify(canvas, rightCode);
    await expectAlert('MFA verification succeeded!');
    await canvas.findByRole('heading', on);
  },
};

/** The code stays to be compared, and the next one does. */
export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await add(canvas);
    await scanAndVerify(canvas, '000000');
    await expectAlert('Failed to verify MFA. Please try again.');
    await canvas.findByText('Wrong MFA token.');
    await verify(canvas, rightCode);
    await expectAlert('MFA verification succeeded!');
  },
};

export const LockedAfterFiveWrongCodes: Story = {
  play: async ({ canvas }) => {
    await add(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    for (const code of ['000000', '111111', '222222', '333333', '444444']) {
      await verify(canvas, code);
      await canvas.findByText('Wrong MFA token.');
    }
    await verify(canvas, rightCode);
    await canvas.findByText('Too many attempts: try again in 15 minutes.');
    await expectAlert('Failed to verify MFA. Please try again.');
  },
};

export const RegisterFailed: Story = {
  parameters: { shop: { mfa: 'notEnrolled', outages: { 'POST /mfa/register': 500 } } },
  play: async ({ canvas }) => {
    await add(canvas);
    await expectAlert('Failed to register MFA. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Add MFA' })).toBeVisible();
  },
};

export const VerifyOffline: Story = {
  parameters: { shop: { mfa: 'notEnrolled', outages: { 'POST /mfa/verify': 'offline' } } },
  play: async ({ canvas }) => {
    await add(canvas);
    await scanAndVerify(canvas, rightCode);
    await expectAlert('Failed to verify MFA. Please try again.');
    await expect(canvas.getByRole('textbox', { name: 'MFA token' })).toHaveValue(rightCode);
  },
};

export const Replaced: Story = {
  parameters: { shop: { mfa: 'enrolled' } },
  play: async ({ canvas }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await scanAndVerify(canvas, nextCode);
    await expectAlert('MFA verification succeeded!');
    await userEvent.click(await canvas.findByRole('button', { name: 'I have kept them' }));
    await canvas.findByRole('heading', on);
  },
};

/** The code that began the replacement is used up. */
export const RepeatedCode: Story = {
  parameters: { shop: { mfa: 'enrolled' } },
  play: async ({ canvas }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await scanAndVerify(canvas, rightCode);
    await canvas.findByText('This MFA token was used already. Wait for the next one.');
  },
};

export const ReplaceWithWrongPassword: Story = {
  parameters: { shop: { mfa: 'enrolled' } },
  play: async ({ canvas }) => {
    await askToReplace(canvas, 'a linen coat', rightCode);
    await canvas.findByText('Wrong password.');
  },
};

/** Replacing is an extension: without it, the authenticator in use stays. */
export const BareCannotReplace: Story = {
  parameters: { shop: { mfa: 'enrolled', bare: true } },
  play: async ({ canvas }) => {
    await askToReplace(canvas, admin.password, rightCode);
    await expectAlert('Failed to register MFA. Please try again.');
  },
};

/** A server without the check. */
export const Unavailable: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 404 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'This shop’s server offers no multi-factor authentication',
    });
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 'silent' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Security' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 500 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
  },
};

/** The session has ended: whoever it was has to log in again. */
export const SessionEnded: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 401 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! You Shall Not Pass!' });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await add(canvas);
    await canvas.findByRole('heading', { name: 'Scan the QR code' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
