import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ImportPlanTable } from '../../../../src/features/admin/products/ImportPlanTable.tsx';
import { shows } from '../../../pages/states.ts';
import { noResults, picturedRows, plannedRows, someResults } from './importExamples.ts';
import { padded } from './padded.tsx';

const meta = {
  component: ImportPlanTable,
  args: { rows: plannedRows, results: noResults },
  decorators: [padded],
} satisfies Meta<typeof ImportPlanTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {};

export const UnchangedRowsAreShownAndHidden: Story = {
  name: 'A click or the space bar shows and hides unchanged rows',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Loden Cape/ })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /Cotton Tote/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show unchanged rows' }));
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: /Cotton Tote/ })).toBeVisible(),
    );
    await userEvent.keyboard('[Space]');
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: /Cotton Tote/ })).not.toBeInTheDocument(),
    );
  },
};

export const ErrorsComeFirst: Story = {
  name: 'Errors come first, including those of saving',
  args: { results: someResults },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Loden CapeRow 4', 'No nameRow 5', 'Linen Camp ShirtRow 2']);
  },
};

export const OnAPhone: Story = {
  args: {
    rows: [...plannedRows, ...picturedRows.map((row) => ({ ...row, number: row.number + 4 }))],
  },
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A long message wraps on a phone', async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await expect(canvas.getByText('picture “AW26-01-oat-1.jpg” was not chosen')).toBeVisible();
  }),
};
