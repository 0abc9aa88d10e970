import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatingsSkeleton } from '../../../src/features/ratings/RatingsSkeleton.tsx';

const meta = { component: RatingsSkeleton } satisfies Meta<typeof RatingsSkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading ratings' })).toBeVisible();
  },
};
