import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '../../../../src/features/admin/mfa/CopyButton.tsx';

const meta = {
  component: CopyButton,
  args: { label: 'Copy secret', text: 'JBSWY3DPEHPK3PXP' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const copy = { name: 'Copy secret' };

/** The browser would ask the visitor of a test; the clipboard here answers by itself. */
function clipboardThat(answers: () => Promise<void>) {
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(answers);
}

export const Ready: Story = {};

export const AClickCopiesAndSaysSo: Story = {
  name: 'A click copies and says so',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const writeText = clipboardThat(async () => {});
    await userEvent.click(canvas.getByRole('button', copy));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Copied$/));
    await expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
  },
};

export const EnterCopies: Story = {
  name: 'Enter copies',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const writeText = clipboardThat(async () => {});
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', copy)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  },
};

export const ACopyThatFailsIsSaid: Story = {
  name: 'A copy that fails is said',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    clipboardThat(async () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    });
    await userEvent.click(canvas.getByRole('button', copy));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Copying failed. Select the text instead',
      ),
    );
  },
};
