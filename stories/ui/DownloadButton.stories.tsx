import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { DownloadButton } from '../../src/ui/DownloadButton.tsx';
import { pressed } from './pressed.tsx';

const onDownload = fn();

/** A download that stays pending until it is released. */
let arrive = () => {};

const meta = {
  component: DownloadButton,
  args: { children: 'Download invoice', onDownload },
  parameters: {
    guide: {
      instead: {
        SubmitButton: 'where a form is sent.',
      },
      content: [
        'A verb and what comes: “Download invoice”. The words stay the same while it comes.',
      ],
      announced: [
        'While the file is on its way it is read as unavailable, and keeps the focus. If it fails, a toast says why.',
      ],
    } satisfies Guide,
  },
  beforeEach: () => {
    onDownload.mockReset().mockImplementation(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
  },
} satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Downloading: Story = { decorators: [pressed('Download invoice')] };

const button = { name: 'Download invoice' };

export const AClickFetchesTheFileOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() =>
      expect(canvas.getByRole('button', button)).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', button));
    await expect(onDownload).toHaveBeenCalledOnce();
    arrive();
    await waitFor(() =>
      expect(canvas.getByRole('button', button)).toHaveAttribute('aria-disabled', 'false'),
    );
  },
};

export const EnterFetchesItAndKeepsTheFocus: Story = {
  name: 'Enter fetches it and keeps the focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDownload).toHaveBeenCalledOnce());
    arrive();
    await waitFor(() =>
      expect(canvas.getByRole('button', button)).toHaveAttribute('aria-disabled', 'false'),
    );
    await expect(canvas.getByRole('button', button)).toHaveFocus();
  },
};
