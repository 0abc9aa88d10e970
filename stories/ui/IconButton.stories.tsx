import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { CloseIcon } from '../../src/ui/icons.tsx';

const meta = {
  component: IconButton,
  args: { 'aria-label': 'Close', children: <CloseIcon />, onClick: fn() },
  parameters: {
    guide: {
      instead: { Button: 'where words are clearer: most signs have more than one meaning.' },
      content: [
        'Its name says what it does, and with what where there are several: “Next products”.',
      ],
      announced: ['A button, or a link where it leads somewhere (`IconLink`), by its name.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Close: Story = {};

export const AClickDoesIt: Story = {
  name: 'A click does it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const TheSpaceBarDoesIt: Story = {
  name: 'The space bar does it',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
