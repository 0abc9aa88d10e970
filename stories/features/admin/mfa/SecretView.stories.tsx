import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SecretView } from '../../../../src/features/admin/mfa/SecretView.tsx';
import { mfaSecret } from '../../../mocks/mfa.ts';

const onClose = fn();

const meta = {
  component: SecretView,
  args: { secret: mfaSecret, onClose },
  beforeEach: () => void onClose.mockReset(),
} satisfies Meta<typeof SecretView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QrCodeAndSecret: Story = {};

/** To scan, or to type; a reader is taken along. */
export const TheSecretIsShownAsAPictureAndInLetters: Story = {
  name: 'The secret is shown as a picture and in letters',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Scan the QR code' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('img')).toHaveAttribute('src', mfaSecret.qrCodeImage);
    await expect(canvas.getByRole('group', { name: 'Secret' })).toHaveTextContent(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const EnterClosesIt: Story = {
  name: 'Enter closes it',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheSecretFitsAPhone: Story = {
  ...OnAPhone,
  name: 'The secret fits a phone',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const secret = canvas.getByRole('group', { name: 'Secret' }).getBoundingClientRect();
    await expect(secret.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
