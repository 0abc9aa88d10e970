import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandNote } from '../../../src/features/home/ClothStory.tsx';
import { homeTexts } from '../../../src/lib/homeTexts.ts';
import { shows } from '../../pages/states.ts';

const meta = { component: BrandNote, args: homeTexts('Hemline').note } satisfies Meta<
  typeof BrandNote
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {
  afterEach: shows('The link opens the story', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read our story' })).toHaveAttribute(
      'href',
      '/aboutus',
    );
  }),
};
