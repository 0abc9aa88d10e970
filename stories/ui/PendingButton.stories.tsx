import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { PendingButton } from '../../src/ui/PendingButton.tsx';

const onClick = fn();

const meta = {
  component: PendingButton,
  args: { children: 'Replace this link', variant: 'outlined', isPending: false, onClick },
  parameters: {
    guide: {
      instead: {
        SubmitButton: 'where a form is sent.',
        DownloadButton: 'where a file is downloaded.',
      },
      content: [
        'A verb and what it is about. The words stay the same while the press is answered.',
      ],
      announced: ['While its press is answered it is read as unavailable, and keeps the focus.'],
    } satisfies Guide,
  },
  beforeEach: () => void onClick.mockClear(),
} satisfies Meta<typeof PendingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Pending: Story = { args: { isPending: true } };

export const PendingWithItsIcon: Story = {
  args: { isPending: true, startIcon: <FileDownloadOutlined /> },
};

function Pressable(props: ComponentProps<typeof PendingButton>) {
  const [isPending, setPending] = useState(false);
  return <PendingButton {...props} isPending={isPending} onClick={() => setPending(true)} />;
}

export const ItsWidthDoesNotChange: Story = {
  name: 'Its width does not change, with an icon and without',
  render: (args) => (
    <>
      <Pressable {...args}>Save</Pressable>
      <Pressable {...args} startIcon={<FileDownloadOutlined />}>
        Export
      </Pressable>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Save', 'Export']) {
      const button = canvas.getByRole('button', { name });
      const { width } = button.getBoundingClientRect();
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button.getBoundingClientRect().width).toBeCloseTo(width, 1);
      await expect(button).toHaveAccessibleName(name);
    }
  },
};

export const AClickIsHandled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace this link' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const PressesAreIgnoredWhilePending: Story = {
  name: 'While pending it keeps the focus and ignores clicks and keys',
  args: { isPending: true, type: 'submit' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClick();
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Replace this link' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(onClick).not.toHaveBeenCalled();
  },
};
