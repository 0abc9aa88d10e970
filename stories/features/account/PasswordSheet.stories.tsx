import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordSheet } from '../../../src/features/account/PasswordSheet.tsx';

const meta = {
  component: PasswordSheet,
  args: {
    heading: 'Set a new password',
    text: 'Wherever your account is logged in now, it will be logged out.',
    children: 'The form',
  },
} satisfies Meta<typeof PasswordSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAForm: Story = {};
