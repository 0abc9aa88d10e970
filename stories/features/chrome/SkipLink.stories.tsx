import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from '../../../src/features/chrome/SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { onSkip: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" />
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const TheFirstTabShowsTheLinkAndEnterFollowsIt: Story = {
  name: 'The first Tab shows the link; Enter or a click follows it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }));
    await expect(args.onSkip).toHaveBeenCalledTimes(2);
  },
};
