import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { bannerPictures } from '../../src/lib/banners.ts';
import { BannerPicture } from '../../src/ui/BannerPicture.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: BannerPicture,
  args: { pictures: bannerPictures('women') },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        Picture: 'for a product, which has a frame of 4:5 and its own widths.',
      },
      content: [
        'No words in the picture itself: they would be cut off, and can’t be translated or read aloud.',
        'The wide crop leaves its left third calm, the tall one its lower third; the words stand there.',
      ],
      announced: [
        'Nothing: a banner is decoration and has an empty text alternative. Its heading says where one is.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BannerPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  afterEach: shows('A wide window loads the wide picture', async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.currentSrc).toMatch(/women-wide-\d+\.avif$/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone loads the tall picture', async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.currentSrc).toMatch(/women-tall-(480|720|1080)\.avif$/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  }),
};
