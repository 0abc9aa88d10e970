import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { ShowMore } from '../../src/ui/ShowMore.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: ShowMore,
  args: {
    list: createRef(),
    failure: 'The next products could not be loaded.',
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

export const AClickRequestsMore: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('24 of 61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

/** A list below a field; typing in the field loads more. */
export const FocusMovedMeanwhileIsKept: Story = {
  render: function Growing(args) {
    const [shown, setShown] = useState(1);
    const [isAsked, setAsked] = useState(false);
    const list = useRef<HTMLUListElement>(null);
    return (
      <>
        <input aria-label="Words" onChange={() => isAsked && setShown(2)} />
        <ul ref={list} style={{ listStyle: 'none' }}>
          {['Linen Shirt', 'Wool Coat'].slice(0, shown).map((name) => (
            <li key={name} tabIndex={-1}>
              {name}
            </li>
          ))}
        </ul>
        <ShowMore {...args} list={list} shown={shown} onShowMore={() => setAsked(true)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    const field = canvas.getByRole('textbox', { name: 'Words' });
    await userEvent.type(field, 'wool');
    await expect(canvas.getByText('Wool Coat')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('wool');
  },
};

export const Failed: Story = { args: { state: 'failed' } };

export const EnterRetriesAfterAFailure: Story = {
  ...Failed,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const AllShown: Story = {
  args: { shown: 61 },
  afterEach: shows('At the end nothing is offered', async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('61 of 61')).not.toBeInTheDocument();
  }),
};
