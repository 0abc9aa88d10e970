import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../src/ui/EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'Your bag is empty',
    next: { label: 'See the new collection', to: '/#new-collection' },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {};

export const TheLinkLeadsToWhatHelps: Story = {
  name: 'The link leads to what helps',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the new collection' })).toHaveAttribute(
      'href',
      '/#new-collection',
    );
  },
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

export const AClickOnTheButtonDoesWhatItSays: Story = {
  ...WithAnAction,
  name: 'A click on the button does what it says',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const EnterOnTheButtonDoesWhatItSays: Story = {
  ...WithAnAction,
  name: 'Enter on the button does what it says',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
