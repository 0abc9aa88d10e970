import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { ShowMore } from '../../src/ui/ShowMore.tsx';

const meta = {
  component: ShowMore,
  args: {
    list: createRef(),
    things: 'products',
    shown: 24,
    total: 61,
    state: 'idle',
    onShowMore: fn(),
  },
  parameters: {
    guide: {
      instead: {
        AdminGrid: 'for an admin’s tables, which have numbered pages.',
      },
      content: ['“Show more”, and above it how much there is: “24 of 61”.'],
      announced: [
        'It is one button in every state, so that it keeps the focus; what is new takes the focus after it.',
        'A failure is an alert, and the button tries again.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};

export const AClickAsksForMore: Story = {
  name: 'A click asks for more',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('24 of 61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { state: 'failed' } };

export const EnterTriesAgainAfterAFailure: Story = {
  ...Failed,
  name: 'Enter tries again after a failure',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const AllShown: Story = { args: { shown: 61 } };

export const NothingIsOfferedOnceAllIsShown: Story = {
  ...AllShown,
  name: 'Nothing is offered once all is shown',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('61 of 61')).not.toBeInTheDocument();
  },
};
