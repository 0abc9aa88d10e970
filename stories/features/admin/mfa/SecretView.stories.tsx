import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SecretView } from '../../../../src/features/admin/mfa/MfaPanel.tsx';
import { mfaSecret } from '../../../mocks/mfa.ts';
import { shows } from '../../../pages/states.ts';

const onClose = fn();

const meta = {
  component: SecretView,
  args: { secret: mfaSecret, onClose },
} satisfies Meta<typeof SecretView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QrCodeAndSecret: Story = {};

export const TheSecretIsShownAsAQrCodeAndAsText: Story = {
  name: 'The secret is a QR code and text; Enter or a click closes it',
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Scan the QR code' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('img')).toHaveAttribute('src', mfaSecret.qrCodeImage);
    await expect(canvas.getByRole('group', { name: 'Secret' })).toHaveTextContent(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('The secret fits a phone', async ({ canvas }) => {
    const secret = canvas.getByRole('group', { name: 'Secret' }).getBoundingClientRect();
    await expect(secret.right).toBeLessThanOrEqual(window.innerWidth);
  }),
};
