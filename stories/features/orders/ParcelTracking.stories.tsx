import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ParcelTracking } from '../../../src/features/orders/ParcelTracking.tsx';
import { shows } from '../../pages/states.ts';

const url = 'https://post.example.test/parcels/PT123456789';

const meta = {
  component: ParcelTracking,
  args: { tracking: url },
} satisfies Meta<typeof ParcelTracking>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = { name: 'Follow your parcel' };

export const Link: Story = {};

export const TabReachesTheCarriersPage: Story = {
  name: 'Tab reaches the carrier’s page',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', link)).toHaveFocus());
    await expect(canvas.getByRole('link', link)).toHaveAttribute('href', url);
  },
};

export const NumberAlone: Story = {
  args: { tracking: 'RR 123 456 785 PT' },
  afterEach: shows('A number without a link is shown as text', async ({ canvas }) => {
    await expect(canvas.getByText('RR 123 456 785 PT')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  }),
};

export const EmptyAndUnsafeTextsMakeNoLink: Story = {
  render: () => (
    <>
      <ParcelTracking tracking="" />
      <ParcelTracking tracking="javascript:alert(1)" />
    </>
  ),
  name: 'Neither an empty number nor a link that runs code is a link',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
