import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { newsletterToken } from '../../mocks/accounts.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: `${paths.newsletter}?token=${newsletterToken}` },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = { name: 'Confirm' };

export const Ready: Story = {};

export const AClickConfirms: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    const done = await canvas.findByRole('heading', {
      level: 1,
      name: 'You are subscribed to the newsletter',
    });
    await waitFor(() => expect(done).toHaveFocus());
  },
};

export const EnterOnAnOldLinkSaysWhatToDo: Story = {
  parameters: { route: `${paths.newsletter}?token=token-of-an-older-link` },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', confirm)).focus();
    await userEvent.keyboard('{Enter}');
    await expectAlert(/This link has expired. Choose the newsletter in your account again./);
  },
};
