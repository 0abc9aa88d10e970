import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBand } from '../../../src/features/about/StoryBand.tsx';
import { clothPicture } from '../../../src/lib/banners.ts';

const meta = { component: StoryBand, args: { pictureUrl: clothPicture } } satisfies Meta<
  typeof StoryBand
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It decorates: a screen reader passes it by. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('alt', '');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
