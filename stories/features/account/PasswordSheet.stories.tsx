import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordSheet } from '../../../src/features/account/PasswordResetMessage.tsx';

const meta = {
  component: PasswordSheet,
  args: {
    heading: 'Set a new password',
    text: 'You will be logged out on all your devices.',
    children: 'The form',
  },
} satisfies Meta<typeof PasswordSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAForm: Story = {};
