import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GalleryDots } from '../../../src/features/product/ProductGallery.tsx';
import { framed } from '../framed.tsx';
import { choosePictures } from './choosePictures.ts';
import { fourPictures } from './fourPictures.ts';

const meta = {
  component: GalleryDots,
  args: { pictures: fourPictures, index: 0, onChoose: fn() },
  decorators: [framed({ width: 328 })],
} satisfies Meta<typeof GalleryDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfFour: Story = {};

export const EnterOnADotChoosesItsPicture: Story = {
  name: 'Enter or a click on a dot chooses its picture',
  play: choosePictures,
};
