import MuiIconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { CloseIcon } from '../../src/ui/icons.tsx';
import { expectPairsToLookSame } from './expectPairsToLookSame.ts';

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

export const ItLooksAsMuis: Story = {
  name: 'It looks as MUI’s in dialogs',
  tags: ['behaviour'],
  render: (args) => (
    <>
      {([undefined, 'start', 'end'] as const).map((edge) => (
        <div key={edge} style={{ display: 'flex', paddingInline: 12 }}>
          <IconButton {...args} {...(edge && { edge })} />
          <MuiIconButton aria-label="Close" edge={edge ?? false}>
            <CloseIcon />
          </MuiIconButton>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expectPairsToLookSame(canvas.getAllByRole('button'), 3);
  },
};
