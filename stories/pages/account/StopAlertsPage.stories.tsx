import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: `${paths.stopAlerts}?token=token-of-the-emailed-link` },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const stop = { name: 'Stop these emails' };

export const Ready: Story = {};

export const TheEmailsStopWithoutALogin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', stop));
    const done = await canvas.findByRole('heading', { level: 1, name: 'No more of these emails' });
    await waitFor(() => expect(done).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Emails about sizes · Hemline'));
  },
};

export const ATruncatedLinkExplainsTheNextStep: Story = {
  name: 'A truncated link explains the next step',
  parameters: { route: `${paths.stopAlerts}?token=token-of-the` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', stop));
    await expectAlert(/This link is not complete. Use the whole link in our email./);
  },
};

export const AboutReviews: Story = {
  parameters: { route: `${paths.stopAlerts}?about=reviews&token=token-of-the-emailed-link` },
};

export const TheShopStopsAskingForReviews: Story = {
  ...AboutReviews,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Stop emails that ask for reviews?' });
    await userEvent.click(canvas.getByRole('button', stop));
    await expect(await canvas.findByText(/We won’t ask you for reviews any more/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Emails about reviews · Hemline'));
  },
};

export const OfflineItCanBeRetried: Story = {
  parameters: { shop: { outages: { 'POST /endstockalerts': 'offline' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', stop));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', stop)).toBeVisible();
  },
};
