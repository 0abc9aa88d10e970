import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { picturedReview } from '../../contract/examples/reviews.ts';
import { reviewPictures } from '../../src/lib/reviewTexts.ts';
import { PictureThumbnails } from '../../src/ui/PictureThumbnails.tsx';

const pictures = reviewPictures(picturedReview, 'Ana');

const meta = {
  component: PictureThumbnails,
  args: { id: 'of-a-story', name: 'Ana’s review', pictures },
  parameters: {
    guide: {
      instead: {
        ProductGallery: 'for the pictures of a product, of which one is large.',
        UploadTile: 'for pictures that can be removed.',
      },
      content: ['Nothing but pictures. Their words say which it is and whose.'],
      announced: [
        'A list named “Pictures of” and whose they are, with their number; each picture is a button: “Picture 1 of 2 by Ana, size M: view full screen”.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PictureThumbnails>;

export default meta;
type Story = StoryObj<typeof meta>;

const second = { name: 'Picture 2 of 2 by Ana, size M: view full screen' };
const popupName = { name: 'Pictures of Ana’s review' };

export const Two: Story = {};

export const AClickOpensThatPicture: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', second));
    const popup = await screen.findByRole('dialog', popupName);
    await waitFor(() => expect(popup).toHaveTextContent('2 / 2'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close pictures' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
  },
};

export const EnterOpensAndEscapeReturns: Story = {
  name: 'Enter opens and Escape returns',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', second);
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const popup = await screen.findByRole('dialog', popupName);
    await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const One: Story = { args: { pictures: pictures.slice(0, 1) } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
