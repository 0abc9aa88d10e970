import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessDenied } from '../../../src/features/status/ErrorMessage.tsx';
import { shows } from '../../pages/states.ts';

const meta = { component: AccessDenied } satisfies Meta<typeof AccessDenied>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Denied: Story = {
  afterEach: shows('Two links offer next steps', async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! You Shall Not Pass!' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  }),
};
