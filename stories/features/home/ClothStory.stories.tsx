import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClothStory } from '../../../src/features/home/ClothStory.tsx';
import { clothPicture } from '../../../src/lib/banners.ts';
import { homeTexts } from '../../../src/lib/homeTexts.ts';

const meta = {
  component: ClothStory,
  args: { ...homeTexts('Hemline').story, pictureUrl: clothPicture },
} satisfies Meta<typeof ClothStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Split: Story = {};
