import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { linenShirt, linenShirtInWidths } from '../../contract/examples/products.ts';
import { sourcesOf } from '../../src/lib/pictures.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: Picture,
  args: { src: linenShirt.images[0]?.signedUrl, alt: 'Linen Camp Shirt, front' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        BannerPicture: 'for the wide pictures of the home page and the categories.',
        ProductGallery: 'for all pictures of a product.',
      },
      content: [
        'Describe what is seen: “Linen Camp Shirt, front”. Leave the alternative empty where the name stands beside it.',
        'Where a picture is missing, the first letter of the name stands in its frame.',
      ],
      announced: [
        'Its text alternative, or nothing where that is empty.',
        'A missing picture is still read by its text alternative.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Missing: Story = {
  args: { src: undefined },
  afterEach: shows('A product without a picture keeps its text alternative', async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Linen Camp Shirt, front' })).toBeVisible();
  }),
};

const inSeveralWidths = sourcesOf(linenShirtInWidths.images[0]);

/** The server offers renditions. */
export const InSeveralWidths: Story = { args: { ...inSeveralWidths, sizes: '280px' } };

export const TheBrowserLoadsTheNarrowestSharpPicture: Story = {
  // Otherwise the browser would reuse a wider rendition loaded by another story.
  args: {
    ...InSeveralWidths.args,
    renditions: inSeveralWidths.renditions && {
      ...inSeveralWidths.renditions,
      url: `${inSeveralWidths.renditions.url}&nowhere-else`,
    },
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.currentSrc).toMatch(/width=320&format=webp&/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture.style.getPropertyValue('--placeholder')).toContain('data:image/webp');
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
};

export const First: Story = {
  args: { ...sourcesOf(linenShirtInWidths.images[0]), sizes: '280px', priority: true },
  afterEach: shows('The first picture of a page is loaded eagerly', async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  }),
};

/** Only the original loads. */
export const WithoutItsRenditions: Story = {
  args: {
    renditions: {
      url: 'pictures/there-is-no-such-{width}.{format}',
      widths: [320, 640],
      formats: ['avif', 'webp'],
    },
  },
};

export const MissingRenditionsFallBackToTheOriginal: Story = {
  ...WithoutItsRenditions,
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Linen Camp Shirt, front' });
    await waitFor(() => expect(picture.currentSrc).toContain(args.src));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

/** The URL answers with 404: the frame keeps its size and shows the first letter. */
export const Broken: Story = {
  args: { src: 'pictures/there-is-no-such-picture.webp' },
  afterEach: shows('A failed picture shows its first letter', async ({ canvas }) => {
    await expect(await canvas.findByText('L')).toBeVisible();
  }),
};
