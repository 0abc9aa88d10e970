import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { ActiveFilters } from '../../../src/features/catalogue/ActiveFilters.tsx';
import { noFilters } from '../../../src/features/catalogue/queryFilters.ts';

const meta = {
  component: ActiveFilters,
  args: {
    query: { q: 'linen', size: ['S', 'M'], minPrice: 20, flag: ['newCollection'], sort: 'rating' },
    onChange: fn(),
  },
  parameters: {
    guide: {
      instead: {
        ToggleChips: 'to choose values; here they are only removed.',
      },
      content: [
        'A chip is what holds, named in full: “Size XL”.',
        '“Clear all” comes last, and only where something can be cleared.',
      ],
      announced: [
        'A group named “Active filters”; each chip says what it does: “Remove filter: Size XL”.',
        'When one goes, the focus stays in the group.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const ChipsRemoveTheirFilters: Story = {
  name: 'A chip removes its filter and moves the focus to the row; “Clear all” keeps the sort order',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove filter: “linen”' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: undefined });
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Size S' }));
    await expect(args.onChange).toHaveBeenCalledWith({ size: ['M'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
  },
};

export const WithoutFiltersThereIsNoRow: Story = {
  args: { query: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
