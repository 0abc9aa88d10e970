import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MfaStage } from '../../../../src/features/admin/mfa/MfaStage.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: MfaStage,
  args: { title: 'Scan the QR code', children: <p>Open your authenticator app.</p> },
} satisfies Meta<typeof MfaStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  afterEach: shows('The first step does not move the focus', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Scan the QR code');
    await expect(canvas.getByRole('region', { name: 'Scan the QR code' })).not.toHaveFocus();
  }),
};
