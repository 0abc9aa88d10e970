import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { linenShirtInWidths } from '../../../contract/examples/products.ts';
import { galleryPictures } from '../../../src/features/product/galleryPictures.ts';
import { ProductGallery } from '../../../src/features/product/ProductGallery.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';
import { fourPictures } from './fourPictures.ts';

const meta = {
  component: ProductGallery,
  args: { name: 'Linen Camp Shirt', pictures: fourPictures },
  decorators: [framed({ maxWidth: 720 })],
  parameters: {
    guide: {
      instead: {
        GalleryPopup: 'to look closely; a press on a picture opens it.',
        CardPictures: 'on a card.',
      },
      content: ['The main picture first, then back, cloth and detail. Five are enough.'],
      announced: [
        'The picture in sight is a button: its description, then “view full screen”.',
        'Thumbnails, or dots on a phone, are a group named “Choose a picture”; the one in sight is current. Pictures out of sight are not read.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourPictures: Story = {};

export const EscapeReturnsToTheLastPicture: Story = {
  name: 'Escape returns to the picture seen last, and a thumbnail’s picture opens full screen',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /picture 1 of 4/ }).focus();
    await userEvent.keyboard('{Enter}');
    const popup = await screen.findByRole('dialog', { name: 'Pictures of Linen Camp Shirt' });
    await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(popup).toHaveTextContent('2 / 4'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: /^Picture 2/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /picture 2 of 4/ })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Picture 3/ }));
    await expect(canvas.getByRole('button', { name: /^Picture 3/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /picture 3 of 4: view full screen/ }));
    const again = await screen.findByRole('dialog', { name: 'Pictures of Linen Camp Shirt' });
    await expect(again).toHaveTextContent('3 / 4');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneDotsSelectPictures: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Picture 2/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /picture 2 of 4/ })).toBeVisible(),
    );
  },
};

export const InSeveralWidths: Story = {
  args: { pictures: galleryPictures(linenShirtInWidths, 5) },
};

export const ThePopupUsesTheLoadedFormat: Story = {
  ...InSeveralWidths,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /picture 1 of 2: view full screen/ });
    const inPage = opener.querySelector('img');
    await waitFor(() => expect(inPage?.currentSrc).toMatch(/format=webp$/));
    await userEvent.click(opener);
    const popup = await screen.findByRole('dialog', { name: 'Pictures of Linen Camp Shirt' });
    const inPopup = await within(popup).findByRole('img', { name: /picture 1 of 2/ });
    await waitFor(() =>
      expect(inPopup).toHaveAttribute('src', expect.stringMatching(/width=\d+&format=webp$/)),
    );
  },
};

export const OnePictureHasNoThumbnails: Story = {
  args: { pictures: fourPictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const NoPictures: Story = {
  args: { pictures: [] },
  afterEach: shows('A product without pictures keeps its text alternative', async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Linen Camp Shirt' })).toBeVisible();
  }),
};
