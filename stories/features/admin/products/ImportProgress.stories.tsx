import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportProgress } from '../../../../src/features/admin/products/ImportProgress.tsx';
import { draftRows, noResults, picturedRows, plannedRows, someResults } from './importExamples.ts';
import { padded } from './padded.tsx';

const meta = {
  component: ImportProgress,
  args: {
    ...{ fileName: 'products.csv', rows: plannedRows, results: noResults },
    ...{ unused: [], newKinds: [] },
  },
  decorators: [padded],
} satisfies Meta<typeof ImportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {};

export const ThePlanIsCounted: Story = {
  name: 'The plan is counted',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^products\.csv: 1 new, 1 changed, 1 unchanged, 1 with errors\.$/,
    );
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const AsDrafts: Story = { args: { rows: draftRows } };

export const DraftsAreCounted: Story = {
  ...AsDrafts,
  name: 'Drafts are counted',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /with errors\. 1 comes as a draft\.$/,
    );
  },
};

export const WithPictures: Story = { args: { rows: picturedRows, unused: ['IMG_0001.jpg'] } };

export const PicturesAreCountedAndUnusedOnesNamed: Story = {
  ...WithPictures,
  name: 'Pictures are counted and unused ones named',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /with errors\. 1 looks like another product\. 2 pictures come along\.$/,
    );
    await expect(canvas.getByText('No row names IMG_0001.jpg.')).toBeVisible();
  },
};

/** Also what a misspelt kind comes to. */
export const WithNewKinds: Story = {
  args: {
    newKinds: [
      { category: 'women', kind: 'Capes' },
      { category: 'men', kind: 'Shirst' },
    ],
  },
};

export const NewKindsAreNamed: Story = {
  ...WithNewKinds,
  name: 'New kinds are named',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New kinds: Women’s Capes and Men’s Shirst.')).toBeVisible();
  },
};

export const Applied: Story = { args: { results: someResults } };

export const WhatWasSavedAndWhatFailedIsCounted: Story = {
  ...Applied,
  name: 'What was saved and what failed is counted',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Saved 1 of 2, 1 failed\.$/);
    await expect(canvas.getByRole('progressbar', { name: 'Saved' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  },
};
