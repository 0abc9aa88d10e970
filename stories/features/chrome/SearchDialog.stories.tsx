import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import SearchDialog from '../../../src/features/chrome/SearchDialog.tsx';

const meta = {
  component: SearchDialog,
  args: { open: true, onClose: fn(), onSearch: fn() },
  parameters: {
    guide: {
      instead: {
        SearchField: 'to search within a list.',
      },
      content: [
        'The placeholder gives two examples, not instructions: “Linen shirt, striped tee …”.',
      ],
      announced: [
        'A dialog named “Search”; the field “Search the shop” has the focus.',
        'Escape and “Close search” give it back.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const AClickSearchesAndCloses: Story = {
  name: 'A click searches and closes',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the shop' }), '  wool ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('wool');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EnterSearches: Story = {
  name: 'Enter searches',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('wool coat{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('wool coat');
  },
};

export const NothingTypedSearchesNothing: Story = {
  name: 'Nothing typed searches nothing',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox'), '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const EscapeClosesWithoutASearch: Story = {
  name: 'Escape closes without a search',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const PhoneDark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };

export const TheCrossClosesTheSearch: Story = {
  ...PhoneDark,
  name: 'The cross closes the search',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
