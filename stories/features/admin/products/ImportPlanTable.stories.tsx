import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ImportPlanTable } from '../../../../src/features/admin/products/ImportPlanTable.tsx';
import { noResults, plannedRows } from './importExamples.ts';
import { padded } from './padded.tsx';

const meta = {
  component: ImportPlanTable,
  args: { rows: plannedRows, results: noResults },
  decorators: [padded],
} satisfies Meta<typeof ImportPlanTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {};

/** What does nothing is out of the way until it is asked for. */
export const UnchangedRowsAreHiddenUntilAskedFor: Story = {
  name: 'Unchanged rows are hidden until asked for',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Loden Cape' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: 'Cotton Tote' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show unchanged rows' }));
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: 'Cotton Tote' })).toBeVisible(),
    );
  },
};

export const TheSpaceBarShowsUnchangedRows: Story = {
  name: 'The space bar shows unchanged rows',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: 'Cotton Tote' })).toBeVisible(),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Rows of the file' })).toHaveFocus(),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
