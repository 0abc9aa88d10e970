import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { SearchBox } from '../../src/ui/SearchBox.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: SearchBox,
  args: {
    label: 'Cloth',
    placeholder: 'Name or mill',
    q: undefined,
    maxLength: 20,
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        SearchField: 'in the shop, where a search waits for Enter.',
        SearchDialog: 'for the search of the whole shop in the navbar.',
      },
      content: [
        'The placeholder lists what can be looked for, without a verb: “Name, email, product, number”.',
      ],
      announced: [
        'A search landmark named after the list: “Orders”.',
        'The results change while typing pauses, and the focus stays in the field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  afterEach: shows('The placeholder is readable', async ({ canvas }) => {
    const { opacity } = getComputedStyle(canvas.getByRole('searchbox'), '::placeholder');
    await expect(Number(opacity)).toBeGreaterThanOrEqual(0.6);
  }),
};

/** 4.5:1 on a field, as the text of the theme is 16:1. */
export const TheButtonSearchesForTheTrimmedText: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(canvas.getByLabelText('Cloth')).toContainElement(box);
    await userEvent.type(box, ' linen twill ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('linen twill'));
  },
};

export const EnterSearches: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('linen{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('linen'));
  },
};

export const SearchAsYouType: Story = { render: (args) => <WithMemory {...args} /> };

export const ItSearchesWhenTypingPauses: Story = {
  ...SearchAsYouType,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'linen ');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('linen'));
    // The trailing space stays, so that the next word can follow.
    await expect(box).toHaveValue('linen ');
    await userEvent.type(box, 'twill');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('linen twill'));
    await expect(box).toHaveValue('linen twill');
    await userEvent.clear(box);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(undefined));
  },
};

export const LateResultsKeepTypedText: Story = {
  render: (args) => <WithMemory {...args} isLate />,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    const takeEffect = () => userEvent.click(canvas.getByRole('button', { name: 'Take effect' }));
    await userEvent.type(box, 'lin');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('lin'));
    await userEvent.type(box, 'en');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('linen'));
    await takeEffect();
    await waitFor(() => expect(canvas.getByText('Found: lin')).toBeVisible());
    await expect(box).toHaveValue('linen');
    await takeEffect();
    await waitFor(() => expect(canvas.getByText('Found: linen')).toBeVisible());
    await expect(box).toHaveValue('linen');
    await userEvent.click(canvas.getByRole('button', { name: 'Wool' }));
    await waitFor(() => expect(box).toHaveValue('wool'));
  },
};

type WithMemoryProps = Parameters<typeof SearchBox>[0] & {
  /** The search starts at a press, as after a slow reply. */
  isLate?: boolean;
};

function WithMemory({ isLate = false, onSearch, ...props }: WithMemoryProps) {
  const [q, setQ] = useState(props.q);
  const [asked, setAsked] = useState<(string | undefined)[]>([]);
  const search = useCallback(
    (words: string | undefined) => {
      onSearch(words);
      if (isLate) setAsked((before) => [...before, words]);
      else setQ(words);
    },
    [isLate, onSearch],
  );

  function takeEffect() {
    setQ(asked[0]);
    setAsked(asked.slice(1));
  }

  return (
    <>
      <SearchBox {...props} q={q} onSearch={search} />
      <p>{`Found: ${q ?? 'all'}`}</p>
      {isLate && <Button onClick={takeEffect}>Take effect</Button>}
      <Button onClick={() => setQ('wool')}>Wool</Button>
    </>
  );
}

export const TheFocusStaysForTheNextSearch: Story = {
  ...SearchAsYouType,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, ' linen {Enter}');
    await waitFor(() => expect(box).toHaveValue('linen'));
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' twill{Enter}');
    await waitFor(() => expect(box).toHaveValue('linen twill'));
    await userEvent.click(canvas.getByRole('button', { name: 'Wool' }));
    await waitFor(() => expect(box).toHaveValue('wool'));
  },
};

export const Searched: Story = { args: { q: 'linen' } };

/** The same words start no search after a pause. */
export const EnterSearchesAtOnce: Story = {
  ...Searched,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('linen');
  },
};

export const AnEmptySearchShowsEverything: Story = {
  ...Searched,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(box).toHaveValue('linen');
    await userEvent.clear(box);
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(undefined));
  },
};

export const TextIsLimitedToTheLongestSearch: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'a linen as it was woven before');
    await expect(box).toHaveValue('a linen as it was wo');
  },
};
