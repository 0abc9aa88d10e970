import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandNote } from '../../../src/features/home/ClothStory.tsx';
import { homeTexts } from '../../../src/lib/homeTexts.ts';

const meta = { component: BrandNote, args: homeTexts('Hemline').note } satisfies Meta<
  typeof BrandNote
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};

export const TheLinkOpensTheStory: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read our story' })).toHaveAttribute(
      'href',
      '/aboutus',
    );
  },
};

export const PhoneDark: Story = {
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};
