import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { examples } from '../../../../.storybook/controls.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { MfaPanel, type MfaStep } from '../../../../src/features/admin/mfa/MfaPanel.tsx';
import { mfaSecret, recoveryCodes } from '../../../mocks/mfa.ts';
import { shows } from '../../../pages/states.ts';

/** Moves through the steps as the page does when every call succeeds. */
function Stepping(props: ComponentProps<typeof MfaPanel>) {
  const [step, setStep] = useState<MfaStep>(props.step);
  return (
    <MfaPanel
      {...props}
      step={step}
      hasMoved={step !== props.step}
      onAdd={() => {
        props.onAdd();
        setStep({ name: 'secret', secret: mfaSecret });
      }}
      onVerify={async () => {
        setStep({ name: 'recoveryCodes', codes: recoveryCodes });
        return undefined;
      }}
      onStep={setStep}
    />
  );
}

const steps = {
  'Not enrolled': { name: 'notEnrolled' },
  'QR code': { name: 'secret', secret: mfaSecret },
  Verifying: { name: 'verify', secret: mfaSecret },
  'Recovery codes': { name: 'recoveryCodes', codes: recoveryCodes },
  Enrolled: { name: 'enrolled' },
  'Codes lost': { name: 'enrolled', areCodesLost: true },
  Replacing: { name: 'replace' },
  Unavailable: { name: 'unavailable' },
} satisfies Record<string, MfaStep>;

const meta = {
  component: MfaPanel,
  args: {
    shopName: 'Hemline',
    step: steps['Not enrolled'],
    hasMoved: false,
    isAdding: false,
    onAdd: fn(),
    onVerify: fn(),
    onReplace: fn(),
    onStep: fn(),
  },
  argTypes: { step: examples(steps) },
  render: (args) => <Stepping {...args} />,
  parameters: {
    guide: {
      instead: {
        LoginForm: 'asks for the code at login.',
      },
      content: [
        'One step at a time, each with a heading, one or two sentences and one button.',
        'Codes are shown in a face of equal widths, and never in a toast.',
      ],
      announced: [
        'Each step is a region named by its heading, and takes the focus when it takes the place of another.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MfaPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotEnrolled: Story = {};

/** The steps of specification M1 and M2. */
export const TheFocusFollowsTheEnrolment: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add MFA' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Scan the QR code' });
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByRole('heading', { name: 'Verify your authenticator' });
    await userEvent.keyboard('123456{Enter}');
    await canvas.findByRole('heading', { name: 'Keep your recovery codes' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await canvas.findByRole('heading', { name: 'Multi-factor authentication is on' });
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByRole('heading', { name: 'Replace the authenticator' });
  },
};

export const Pending: Story = { args: { isAdding: true } };

export const ASecondClickStartsNothing: Story = {
  ...Pending,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add MFA' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const CodesLost: Story = { args: { step: { name: 'enrolled', areCodesLost: true } } };

export const Verifying: Story = { args: { step: { name: 'verify', secret: mfaSecret } } };

export const TheQRCodeCanBeShownAgain: Story = {
  ...Verifying,
  name: 'The QR code can be shown again',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the QR code again' }));
    await expect(await canvas.findByRole('img')).toHaveAttribute('src', mfaSecret.qrCodeImage);
  },
};

export const Enrolled: Story = { args: { step: { name: 'enrolled' } } };

export const AClickReplacesTheAuthenticator: Story = {
  ...Enrolled,
  name: 'A click replaces the authenticator, and cancelling keeps it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the authenticator' }));
    await canvas.findByRole('heading', { name: 'Replace the authenticator' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('heading', { name: 'Multi-factor authentication is on' });
  },
};

export const Replacing: Story = { args: { step: { name: 'replace' } } };

export const Unavailable: Story = {
  args: { step: { name: 'unavailable' } },
  afterEach: shows('A server without MFA offers nothing', async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      'This shop’s server offers no multi-factor authentication',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  }),
};
