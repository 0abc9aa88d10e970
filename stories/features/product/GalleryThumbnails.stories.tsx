import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GalleryThumbnails } from '../../../src/features/product/ProductGallery.tsx';
import { framed } from '../framed.tsx';
import { choosePictures } from './choosePictures.ts';
import { fourPictures } from './fourPictures.ts';

const meta = {
  component: GalleryThumbnails,
  args: { pictures: fourPictures, index: 0, onChoose: fn() },
  decorators: [framed({ width: 72 })],
} satisfies Meta<typeof GalleryThumbnails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfFour: Story = {};

export const EnterOnAThumbnailChoosesItsPicture: Story = {
  name: 'Enter or a click on a thumbnail chooses its picture',
  play: choosePictures,
};
