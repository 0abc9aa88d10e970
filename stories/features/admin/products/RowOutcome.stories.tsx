import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowOutcome } from '../../../../src/features/admin/products/RowOutcome.tsx';
import { shows } from '../../../pages/states.ts';
import { paletteColour } from '../../../paletteColour.ts';
import { padded } from './padded.tsx';

const meta = {
  component: RowOutcome,
  args: { result: { status: 'saving' } },
  decorators: [padded],
} satisfies Meta<typeof RowOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = {};

export const Uploading: Story = { args: { result: { status: 'uploading', picture: 1, of: 3 } } };

export const Saved: Story = { args: { result: { status: 'done' } } };

export const Failed: Story = {
  args: { result: { status: 'failed', reason: 'We can’t reach the shop.' } },
  afterEach: shows('A failure shows its reason', async ({ canvas }) => {
    const text = canvas.getByText('Not saved: We can’t reach the shop.');
    await expect(text).toBeVisible();
    await expect(text).toHaveStyle({ color: paletteColour('error.main') });
  }),
};

export const WithoutItsTranslations: Story = {
  args: {
    result: {
      ...{ status: 'failed', savedId: 'p1' },
      reason: 'Its translations are not saved: We can’t reach the shop.',
    },
  },
};

export const ALostReplyIsNotReportedAsAFailure: Story = {
  args: { result: { status: 'failed', reason: 'We can’t reach the shop.', mayBeSaved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perhaps not saved: We can’t reach the shop.')).toBeVisible();
  },
};
