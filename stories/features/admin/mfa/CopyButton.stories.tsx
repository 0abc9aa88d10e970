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

/** The browser would ask for permission. */
function clipboardThat(answers: () => Promise<void>) {
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(answers);
}

export const Ready: Story = {};

export const EnterCopies: Story = {
  name: 'Enter or a click copies; a status reports success and failure',
  play: async ({ canvas }) => {
    const writeText = clipboardThat(async () => {});
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', copy)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', copy));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Copied$/));
    await expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
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
