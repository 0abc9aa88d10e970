import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportProgress } from '../../../../src/features/admin/products/ImportPlanTable.tsx';
import { draftRows, noResults, picturedRows, plannedRows, someResults } from './importExamples.ts';
import { padded } from './padded.tsx';

const meta = {
  component: ImportProgress,
  args: {
    fileName: 'products.csv',
    rows: plannedRows,
    results: noResults,
    unused: [],
    newKinds: [],
  },
  decorators: [padded],
} satisfies Meta<typeof ImportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const withPictures = { rows: picturedRows, unused: ['IMG_0001.jpg'] };
/** A misspelt kind counts as a new one, too. */
const withNewKinds = {
  newKinds: [
    { category: 'women' as const, kind: 'Capes' },
    { category: 'men' as const, kind: 'Shirst' },
  ],
};

export const Planned: Story = {};

export const WithPictures: Story = { args: { ...withPictures, ...withNewKinds } };

export const Applied: Story = { args: { results: someResults } };

export const EverythingIsCounted: Story = {
  render: (args) => (
    <>
      <ImportProgress {...args} />
      <ImportProgress {...args} rows={draftRows} />
      <ImportProgress {...args} {...withPictures} {...withNewKinds} />
      <ImportProgress {...args} results={someResults} />
    </>
  ),
  name: 'Rows, drafts, pictures, kinds and results are counted',
  play: async ({ canvas }) => {
    const [planned, drafts, pictures, applied] = canvas.getAllByRole('status');
    await expect(planned).toHaveTextContent(
      /^products\.csv: 1 new, 1 changed, 1 unchanged, 1 with errors\.$/,
    );
    await expect(drafts).toHaveTextContent(/with errors\. 1 comes as a draft\.$/);
    await expect(pictures).toHaveTextContent(
      /with errors\. 1 looks like another product\. 2 pictures come along\.$/,
    );
    await expect(canvas.getByText('No row names IMG_0001.jpg.')).toBeVisible();
    await expect(canvas.getByText('New kinds: Women’s Capes and Men’s Shirst.')).toBeVisible();
    await expect(applied).toHaveTextContent(/Saved 1 of 2, 1 failed\.$/);
    await expect(canvas.getByRole('progressbar', { name: 'Saved' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  },
};
