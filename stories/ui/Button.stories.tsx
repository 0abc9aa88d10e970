import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { Button } from '../../src/ui/Button.tsx';
import { ExpandMoreIcon, TuneIcon } from '../../src/ui/icons.tsx';

const meta = {
  component: Button,
  args: { children: 'Accept', variant: 'contained', onClick: fn() },
  parameters: {
    guide: {
      instead: {
        IconButton: 'where a sign says it all, as in the navbar.',
        TextLink: 'within a sentence.',
        PendingButton: 'for what takes a while.',
      },
      content: [
        'A verb, or a verb and its object: “Clear all”, “Show more”. Capitals stand at its beginning alone.',
        'Of the actions side by side one is filled: the likeliest.',
      ],
      announced: ['A button, or a link where it leads somewhere (`ButtonLink`), by its words.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contained: Story = {};

export const Outlined: Story = { args: { variant: 'outlined' } };

export const Text: Story = { args: { variant: 'text', children: 'Clear all' } };

export const Large: Story = { args: { size: 'large', children: 'Shop the collection' } };

export const WithIcons: Story = {
  args: {
    variant: 'text',
    children: 'Filters',
    startIcon: <TuneIcon />,
    endIcon: <ExpandMoreIcon />,
  },
};

export const Destructive: Story = {
  args: { variant: 'text', isDestructive: true, children: 'Delete product' },
};

export const Disabled: Story = { args: { disabled: true } };

export const AClickDoesIt: Story = {
  name: 'A click does it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const EnterDoesIt: Story = {
  name: 'Enter does it',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ItSubmitsNoForm: Story = {
  name: 'It submits no form unless it is made for that',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button');
  },
};
