import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TrackingLink } from '../../../src/features/orders/TrackingLink.tsx';

const url = 'https://post.example.test/parcels/PT123456789';

const meta = { component: TrackingLink, args: { url } } satisfies Meta<typeof TrackingLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = { name: 'Follow your parcel' };

export const Link: Story = {};

export const TabReachesTheCarriersPage: Story = {
  name: 'Tab reaches the carrier’s page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', link)).toHaveFocus());
    await expect(canvas.getByRole('link', link)).toHaveAttribute('href', url);
  },
};

export const None: Story = { args: { url: '' } };

export const WithoutANumberThereIsNoLink: Story = {
  ...None,
  name: 'Without a number there is no link',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Whatever a server answers, a link that runs code is none. */
export const NoWebPage: Story = { ...None, args: { url: 'javascript:alert(1)' } };

export const ALinkThatRunsCodeIsNoLink: Story = {
  ...WithoutANumberThereIsNoLink,
  name: 'A link that runs code is no link',
  tags: ['behaviour'],
  args: NoWebPage.args,
};
