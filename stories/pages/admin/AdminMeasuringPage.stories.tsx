import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { doMeanwhile } from '../../mocks/doMeanwhile.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.measuring },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /measuring': 'silent' } } } };

export const Failed: Story = failed('GET /measuring', adminPaths.measuring);

export const Offline: Story = { globals: { network: 'offline' } };

export const SpecOnlyServer: Story = hidesAdminLink('Measuring');

export const ASavedServiceHasALog: Story = {
  name: 'A saved service has a log, and its secret is not shown again',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Pixel ID'), '1234567890');
    await userEvent.type(canvas.getByLabelText('Access token'), 'a-token-of-meta{Enter}');
    await expect(await canvas.findByText('Saved. Leave empty to keep it.')).toBeVisible();
    await expect(canvas.getByLabelText('Access token')).toHaveValue('');
  },
};

export const AStaleSaveKeepsWhatWasTyped: Story = {
  name: 'A stale save keeps what was typed, and shows what has changed',
  play: async ({ canvas }) => {
    const pixel = await canvas.findByLabelText('Pixel ID');
    await doMeanwhile('/changemeasuring', {
      ...{ version: 0, ga4Id: 'G-AB12CD34EF', metaPixel: '', metaTestCode: '' },
      ga4Secret: 'a-secret-of-google',
    });
    await userEvent.type(pixel, '1234567890');
    await userEvent.type(canvas.getByLabelText('Access token'), 'a-token-of-meta{Enter}');
    const notice = within(await canvas.findByRole('group', { name: 'Changed in the meantime' }));
    await expect(notice.getByText('G-AB12CD34EF')).toBeVisible();
    await expect(canvas.getByLabelText('Pixel ID')).toHaveValue('1234567890');
    await expect(screen.queryByText(/^Someone else has changed or ended/)).not.toBeInTheDocument();
    await userEvent.click(notice.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Measurement ID')).toHaveValue('G-AB12CD34EF'),
    );
    await expect(canvas.getByLabelText('Pixel ID')).toHaveValue('');
  },
};
