import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { linenShirtInWidths } from '../../../contract/examples/products.ts';
import { galleryPictures } from '../../../src/features/product/galleryPictures.ts';
import { GalleryStrip } from '../../../src/features/product/ProductGallery.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';
import { fourPictures } from './fourPictures.ts';

const meta = {
  component: GalleryStrip,
  args: { pictures: fourPictures, index: 0, onChoose: fn(), onOpen: fn() },
  decorators: [framed({ width: 328 })],
} satisfies Meta<typeof GalleryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const AClickOpensThePictureFullScreen: Story = {
  name: 'A click opens the picture full screen, and a swipe chooses the next',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /picture 1 of 4: view full screen/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const strip = canvas.getByRole('button', { name: /picture 1 of 4/ }).parentElement;
    strip?.scrollTo({ left: 2 * 328, behavior: 'instant' });
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(2));
  },
};

export const FromRightToLeft: Story = {
  args: { index: 2 },
  globals: { direction: 'rtl' },
  afterEach: shows('The chosen picture is visible', async ({ canvas }) => {
    const slide = await canvas.findByRole('button', { name: /picture 3 of 4/ });
    const strip = slide.parentElement?.getBoundingClientRect();
    await waitFor(() => expect(slide.getBoundingClientRect().left).toBe(strip?.left));
  }),
};

export const ASwipeFromRightToLeftChoosesTheNext: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    const slide = await canvas.findByRole('button', { name: /picture 1 of 4/ });
    slide.parentElement?.scrollTo({ left: -328, behavior: 'instant' });
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(1));
  },
};

export const InSeveralWidths: Story = {
  args: { pictures: galleryPictures(linenShirtInWidths, 5) },
  afterEach: shows(
    'The first picture is loaded first and only as wide as needed',
    async ({ canvas }) => {
      const picture = canvas.getByRole<HTMLImageElement>('img', { name: /picture 1 of 2/ });
      await waitFor(() =>
        expect(picture.currentSrc).toMatch(/front\.webp\?width=\d+&format=webp$/),
      );
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
    },
  ),
};

export const EnterOpensThePictureFullScreen: Story = {
  args: { index: 1 },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /picture 2 of 4/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
