import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: EmptyState,
  args: {
    title: 'Your bag is empty',
    next: { label: 'See the new collection', to: '/#new-collection' },
  },
  parameters: {
    guide: {
      instead: {
        StatusMessage: 'where a whole page can’t be shown.',
        NothingFound: 'for a product list, which tells filters from an empty shop.',
        ErrorMessage: 'where something should be there and could not be loaded.',
      },
      content: [
        'The title is one line and says what there is none of, without an apology: “Nothing here yet”.',
        'At most one more sentence, where it helps.',
        'One next step, as a verb: “Clear filters”. Never two; further choices are text buttons below it.',
      ],
      announced: [
        'The title is text, not a heading: the page’s own heading is read before it.',
        'The next step is a link where it leads somewhere, and a button where it does something.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {
  afterEach: shows('The link opens its page', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the new collection' })).toHaveAttribute(
      'href',
      '/#new-collection',
    );
  }),
};

const onClick = fn();

export const WithAnAction: Story = {
  args: {
    title: 'Nothing matches these filters',
    text: 'Take one away to see more.',
    next: { label: 'Clear filters', onClick },
  },
  beforeEach: () => {
    onClick.mockClear();
  },
};

export const AClickOnTheButtonWorks: Story = {
  ...WithAnAction,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const EnterOnTheButtonWorks: Story = {
  ...WithAnAction,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
