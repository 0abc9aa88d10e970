import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { productsInColours } from '../../../contract/examples/products.ts';
import SearchDialog from '../../../src/features/chrome/SearchDialog.tsx';
import { SearchSuggestions } from '../../../src/features/chrome/SearchSuggestions.tsx';

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
        'How many products match, as words are typed.',
        'Escape and “Close search” give the focus back.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const AClickSearchesAndCloses: Story = {
  name: 'A click searches and closes, and the cross closes',
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the shop' }), '  wool ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('wool');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const NothingTypedSearchesNothing: Story = {
  name: 'An empty field searches nothing, Escape closes, and Enter searches',
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox'), '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('wool coat{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('wool coat');
  },
};

const renderSuggestions: ComponentProps<typeof SearchDialog>['renderSuggestions'] = (q) => (
  <SearchSuggestions products={productsInColours.filter(isNamed(q))} total={3} />
);

function isNamed(q: string) {
  return ({ name }: { name: string }) => name.toLowerCase().includes(q);
}

export const SuggestionsFollowTheField: Story = {
  name: 'Suggestions follow the field: arrow keys move through them, and a click closes',
  args: { renderSuggestions },
  play: async ({ args }) => {
    const field = screen.getByRole('searchbox');
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.type(field, 'linen');
    await screen.findAllByRole('link');
    await userEvent.clear(field);
    await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
    await userEvent.type(field, 'linen');
    const [first, second] = await screen.findAllByRole('link', { name: /^Linen/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.click(first as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const PhoneDark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };
