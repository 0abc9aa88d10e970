import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examples } from '../../.storybook/controls.ts';
import type { Guide } from '../../.storybook/guide.ts';
import { linenShirtInWidths } from '../../contract/examples/products.ts';
import { galleryPictures } from '../../src/features/product/galleryPictures.ts';
import GalleryPopup from '../../src/ui/GalleryPopup.tsx';
import { fourPictures } from '../features/product/fourPictures.ts';
import { shows } from '../pages/states.ts';

const meta = {
  component: GalleryPopup,
  args: {
    name: 'Linen Camp Shirt',
    pictures: fourPictures,
    index: 0,
    onView: fn(),
    onClose: fn(),
  },
  argTypes: {
    pictures: examples({ Four: fourPictures, One: fourPictures.slice(0, 1) }),
    index: { control: { type: 'range', min: 0, max: 3 } },
  },
  parameters: {
    guide: {
      instead: {
        ProductGallery: 'for the product’s page itself.',
        PictureThumbnails: 'for pictures that open it from a few small ones.',
      },
      content: [
        'A counter and nothing else: “2 / 5”.',
        'Made of a full-screen Dialog of Material UI, which keeps the focus, hears Escape and gives the focus back. In it yet-another-react-lightbox swipes, zooms and counts, which Material UI cannot.',
      ],
      announced: [
        'A dialog named “Pictures of” and whose they are; “Previous picture”, “Next picture” and “Close pictures” are its buttons.',
        'Arrow keys move on, Escape closes; Tab stays inside, and the focus goes back to the picture.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof GalleryPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfFour: Story = {};

export const TheArrowShowsTheNextPictureTheCrossCloses: Story = {
  name: 'The arrow shows the next picture, the cross closes',
  play: async ({ args }) => {
    const popup = await screen.findByRole('dialog', { name: 'Pictures of Linen Camp Shirt' });
    await expect(popup).toHaveTextContent('1 / 4');
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(popup).toHaveTextContent('2 / 4'));
    await expect(args.onView).toHaveBeenLastCalledWith(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close pictures' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ArrowKeysShowPicturesAndEscapeCloses: Story = {
  name: 'Arrow keys show pictures and Escape closes',
  play: async ({ args }) => {
    const popup = await screen.findByRole('dialog', { name: 'Pictures of Linen Camp Shirt' });
    await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onView).toHaveBeenLastCalledWith(1));
    await waitFor(() => expect(popup).toHaveTextContent('2 / 4'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const inWidths = galleryPictures(linenShirtInWidths, 5);

function firstPicture() {
  return screen.getByRole<HTMLImageElement>('img', { name: /picture 1 of 2/ });
}

function loadedWidth(): number {
  return Number(/width=(\d+)&format=webp$/.exec(firstPicture().src)?.[1]);
}

export const InSeveralWidths: Story = { args: { pictures: inWidths } };

export const AZoomedPictureIsLoadedWider: Story = {
  ...InSeveralWidths,
  play: async () => {
    await screen.findByRole('img', { name: /picture 1 of 2/ });
    await waitFor(() => {
      const shown = firstPicture().getBoundingClientRect().width * window.devicePixelRatio;
      const enough = inWidths[0]?.renditions?.widths.find((width) => width >= shown);
      expect(shown).toBeGreaterThan(100);
      expect(loadedWidth()).toBe(enough ?? 1200);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(loadedWidth()).toBe(1200));
  },
};

export const ZoomStopsBeforeAPictureBlurs: Story = {
  ...InSeveralWidths,
  play: async () => {
    await screen.findByRole('img', { name: /picture 1 of 2/ });
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    await waitFor(async () => {
      await userEvent.click(zoomIn);
      expect(zoomIn).toBeDisabled();
    });
    await waitFor(() => {
      const pixels = firstPicture().getBoundingClientRect().width * window.devicePixelRatio;
      expect(Math.abs(pixels - 1200)).toBeLessThan(2);
    });
  },
};

export const APhoneLoadsANarrowerPicture: Story = {
  ...InSeveralWidths,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('img', { name: /picture 1 of 2/ });
    await waitFor(() => expect(loadedWidth()).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('2 / 2');
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByText('1 / 2');
    await waitFor(() => expect(loadedWidth()).toBeLessThan(1200));
  },
};

export const WithoutTheirRatio: Story = {
  args: {
    pictures: inWidths.map(({ renditions, ...picture }) => ({
      ...picture,
      renditions: renditions && { ...renditions, ratio: undefined },
    })),
  },
  afterEach: shows('Without a height the widest is used', async () => {
    await screen.findByRole('img', { name: /picture 1 of 2/ });
    await expect(loadedWidth()).toBe(1200);
  }),
};

export const OnePicture: Story = {
  args: { pictures: fourPictures.slice(0, 1) },
  afterEach: shows('One picture has no arrows', async () => {
    await screen.findByRole('dialog', { name: 'Pictures of Linen Camp Shirt' });
    await expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TabStaysInsideInBothDirections: Story = {
  name: 'Tab stays inside in both directions',
  play: async () => {
    const first = await screen.findByRole('button', { name: 'Zoom in' });
    // After the picture has loaded.
    await waitFor(() => expect(first).toBeEnabled());
    first.focus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Next picture' })).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};
