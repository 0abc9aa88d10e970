import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { SearchField } from '../../../src/features/catalogue/SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search in Women', q: undefined, onSearch: fn() },
  parameters: {
    guide: {
      instead: {
        SearchBox: 'in the admin area, where results change as one types.',
        SearchDialog: 'for the search of the whole shop.',
      },
      content: [
        'Its name says where it searches, and stands in it while it is empty: “Search in Women”.',
      ],
      announced: ['A search landmark and a field of the same name. Enter searches.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithWords: Story = { args: { q: 'linen' } };

export const EnterSearchesForOtherWords: Story = {
  ...WithWords,
  name: 'Enter or a click searches for other words',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('wool{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('wool'));
    const field = canvas.getByRole('searchbox', { name: 'Search in Women' });
    await userEvent.clear(field);
    await userEvent.type(field, ' linen ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('linen'));
  },
};
