import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Notice, NoticeProvider, useNotify } from '../../src/ui/NoticeProvider.tsx';

function Asker({ notice }: { notice: Notice }) {
  const notify = useNotify();
  return <Button onClick={() => notify(notice)}>Tell me</Button>;
}

const meta = {
  component: Asker,
  args: { notice: { text: 'Please select a size before adding to cart' } },
  decorators: [
    (Story) => (
      <NoticeProvider>
        <Story />
      </NoticeProvider>
    ),
  ],
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please select a size before adding to cart$/,
    );
  },
};

export const Information: Story = {
  args: { notice: { text: 'Added to your bag', severity: 'info' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Added to your bag');
  },
};

export const ClosedByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};
