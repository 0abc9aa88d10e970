import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import type { FeedReport } from '../../../../contract/schemas/feeds.ts';
import { PermissionsProvider } from '../../../../src/features/admin/frame/useMay.ts';
import { FeedSettings } from '../../../../src/features/admin/settings/FeedSettings.tsx';

const onOpen = fn();
const onClose = fn();
const onCheck = fn();

const incomplete: FeedReport = {
  items: 1204,
  missing: [
    { field: 'color', count: 6, examples: [{ _id: 'shirt', name: 'Linen Shirt' }] },
    {
      ...{ field: 'description', count: 12 },
      examples: [
        { _id: 'shirt', name: 'Linen Shirt' },
        { _id: 'crew', name: 'Merino Crew' },
      ],
    },
  ],
};

const meta = {
  component: FeedSettings,
  args: { url: 'https://shop.example/feeds/kept-secret', onOpen, onClose, onCheck },
  beforeEach: () => {
    onOpen.mockReset().mockResolvedValue(undefined);
    onClose.mockReset().mockResolvedValue(undefined);
    onCheck.mockReset().mockResolvedValue(incomplete);
  },
} satisfies Meta<typeof FeedSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { args: { url: '' } };

export const OnlyReading: Story = {
  decorators: [
    (Story) => (
      <PermissionsProvider value={['settings:read']}>
        <Story />
      </PermissionsProvider>
    ),
  ],
};

export const ACheckNamesWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    const check = canvas.getByRole('button', { name: /^Check products for Google/ });
    check.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onCheck).toHaveBeenCalledWith('google');
    const name = 'Missing for Google Merchant Center';
    const missing = within(await canvas.findByRole('table', { name }));
    await expect(missing.getByText('6 of 1,204')).toBeVisible();
    await expect(missing.getByRole('link', { name: 'Merino Crew' })).toHaveAttribute(
      'href',
      adminPaths.modifyProduct('crew'),
    );
    await expect(check).toHaveFocus();
  },
};

export const ACompleteFeedSaysSo: Story = {
  play: async ({ canvas }) => {
    onCheck.mockResolvedValue({ items: 1204, missing: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Check products for Pinterest' }));
    await expect(
      await canvas.findByText('All 1,204 items have what Pinterest requires.'),
    ).toBeVisible();
  },
};

export const AnEmptyShopHasNothingToCheck: Story = {
  play: async ({ canvas }) => {
    onCheck.mockResolvedValue({ items: 0, missing: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Check products for Pinterest' }));
    await expect(await canvas.findByText('There are no published products yet.')).toBeVisible();
  },
};

export const ClosingAsksFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the feeds' }));
    await screen.findByRole('alertdialog', { name: 'Close the feeds?' });
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Close the feeds' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

export const NewUrlsAreMadeAfterAQuestion: Story = {
  name: 'New URLs are made after a question',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New URLs' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  },
};
