import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { StarRating } from '../../src/ui/StarRating.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: StarRating,
  args: { value: 4.6, count: 38 },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } },
    count: { control: { type: 'number', min: 0 } },
  },
  parameters: {
    guide: {
      instead: {
        StarRatingInput: 'where stars can be chosen.',
      },
      content: [
        'The count stands behind the stars in brackets. Where nobody has rated: “No ratings yet”.',
        'Stars are filled to the nearest half; the exact average is only heard.',
      ],
      announced: ['One picture with a name: “4.6 out of 5, 38 ratings”.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  afterEach: shows('The average and the count are read aloud', async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 out of 5, 38 ratings' })).toBeVisible();
    await expect(canvas.getByText('(38)')).toBeVisible();
  }),
};

/** 4.6 is nearer to 4.5 than to 5, 4.8 is not. */
export const StarsAreFilledToTheNearestHalf: Story = {
  render: () => (
    <>
      <StarRating value={4.6} />
      <StarRating value={4.8} />
    </>
  ),
  play: async ({ canvas }) => {
    const filled = canvas.getAllByRole('img').map((rating) => {
      const stars = [...rating.querySelectorAll('[style*="--filled"]')];
      return stars.map((star) => Number(getComputedStyle(star).getPropertyValue('--filled')));
    });
    await expect(filled).toEqual([
      [1, 1, 1, 1, 0.5],
      [1, 1, 1, 1, 1],
    ]);
  },
};

/** A spec-only server sends no number of ratings. */
export const WithoutCount: Story = { args: { value: 3.5, count: undefined } };

export const OneRating: Story = {
  args: { value: 5, count: 1 },
  afterEach: shows('One rating is singular', async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5, 1 rating' })).toBeVisible();
  }),
};

export const LongAverage: Story = {
  args: { value: 4.571428 },
  afterEach: shows('An average is shown with one decimal', async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 out of 5, 38 ratings' })).toBeVisible();
  }),
};

/** Empty stars alone would read as a bad rating. */
export const NoRatings: Story = {
  args: { value: 0, count: 0 },
  afterEach: shows('Missing ratings are not a bad rating', async ({ canvas }) => {
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  }),
};

export const Medium: Story = { args: { size: 'medium' } };

/** Filled from the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
