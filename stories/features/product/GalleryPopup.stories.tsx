import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirtInWidths } from '../../../contract/examples/products.ts';
import { GalleryPopup } from '../../../src/features/product/GalleryPopup.tsx';
import { galleryPictures } from '../../../src/features/product/galleryPictures.ts';
import { fourPictures } from './fourPictures.ts';

const meta = {
  component: GalleryPopup,
  args: {
    name: 'Linen Camp Shirt',
    pictures: fourPictures,
    index: 0,
    onView: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GalleryPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfFour: Story = {
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

export const ByKeyboard: Story = {
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

/** In full: the widest of the renditions. */
export const InSeveralWidths: Story = {
  args: { pictures: galleryPictures(linenShirtInWidths, 5) },
  play: async () => {
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: /picture 1 of 2/ });
    await expect(picture.src).toMatch(/width=1200&format=webp$/);
  },
};

export const OnePicture: Story = {
  args: { pictures: fourPictures.slice(0, 1) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Pictures of Linen Camp Shirt' });
    await expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
