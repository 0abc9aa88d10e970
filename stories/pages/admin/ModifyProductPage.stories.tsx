import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { paths } from '../../../src/lib/paths.ts';
import { logInAdmin } from '../../mocks/accounts.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.modifyProduct('01920000-0000-7000-8000-000000000001') },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Change Product' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Change Product · Hemline'));
  },
};
