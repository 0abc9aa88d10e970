import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { picturedReview } from '../../../contract/examples/reviews.ts';
import { ReviewDialog } from '../../../src/features/ratings/ReviewDialog.tsx';
import type { UploadPicture } from '../../../src/ui/usePictureUploads.ts';
import { pictureFile } from '../../mocks/pictureFile.ts';
import { shows } from '../../pages/states.ts';
import { asSent } from '../../ui/asSent.tsx';
import { chooseStars } from '../../ui/chooseStars.ts';

const onSave = fn();
const onClose = fn();
const upload = fn<UploadPicture>();

const meta = {
  component: ReviewDialog,
  args: {
    purchase: { productId: linenShirt, status: 'to_rate', sizes: ['M', 'S'] },
    onSave,
    onClose,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save' };
const { pictures: both = [] } = picturedReview;

export const New: Story = {
  afterEach: shows('Without picture support there is no field', async () => {
    await expect(await screen.findByRole('textbox', { name: 'Your review' })).toBeVisible();
    await expect(screen.queryByLabelText(/^Choose pictures/)).not.toBeInTheDocument();
  }),
};

export const InvalidValues: Story = { decorators: [asSent({ height: '5 ft' })] };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Written: Story = {
  args: {
    purchase: {
      ...{ productId: linenShirt, status: 'rated', rating: 4, sizes: ['M'] },
      review: { text: 'Soft.', size: 'M', fit: 'true', height: 170, hidden: false },
    },
  },
};

/** The bought size needs no choice. */
export const AReviewIsChangedByKeyboard: Story = {
  ...Written,
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Your review' });
    await expect(screen.queryByRole('combobox', { name: 'Size you wear' })).toBeNull();
    await userEvent.clear(text);
    await userEvent.type(text, 'Rough.');
    const height = screen.getByRole('textbox', { name: 'Height in cm (optional)' });
    await userEvent.clear(height);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ rating: 4, text: 'Rough.', size: 'M', fit: 'true' }),
    );
  },
};

export const StarsAndTextAreRequiredAndSent: Story = {
  name: 'Stars and text are required, survive a failure and are sent',
  beforeEach: () => {
    onSave.mockResolvedValueOnce('The shop does not answer.');
  },
  play: async () => {
    const height = await screen.findByRole('textbox', { name: 'Height in cm (optional)' });
    await userEvent.type(height, '5 ft');
    await userEvent.click(screen.getByRole('button', save));
    await expect(await screen.findByText('Choose 1 to 5 stars')).toHaveRole('alert');
    const stars = screen.getByRole('radiogroup');
    await expect(stars).toBeInvalid();
    await expect(stars).toHaveAccessibleDescription('Choose 1 to 5 stars');
    await waitFor(() =>
      expect(height).toHaveAccessibleDescription('A whole number from 50 to 230'),
    );
    await expect(onSave).not.toHaveBeenCalled();
    await chooseStars(stars, 4);
    await userEvent.clear(height);
    await userEvent.click(screen.getByRole('button', save));
    const text = screen.getByRole('textbox', { name: 'Your review' });
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription('Write something, or say how it fits'),
    );
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(text, 'Soft.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size you wear' }), 'S');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'How it fits (optional)' }),
      'Runs small',
    );
    await userEvent.type(height, '170');
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        rating: 4,
        text: 'Soft.',
        size: 'S',
        fit: 'small',
        height: 170,
      }),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent('The shop does not answer.');
    await expect(text).toHaveValue('Soft.');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

export const AMissingRatingIsReportedFirstAndFocused: Story = {
  name: 'A missing rating is reported first and focused',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', save));
    await screen.findByText('Write something, or say how it fits');
    const none = screen.getByRole('radio', { name: '0 stars' });
    await waitFor(() => expect(none).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: '1 star' })).toBeChecked();
  },
};

export const WithPictures: Story = {
  args: {
    purchase: {
      ...{ productId: linenShirt, status: 'rated', rating: 5, sizes: ['M'] },
      review: { text: 'Soft.', size: 'M', hidden: false, pictures: both },
    },
    pictures: { max: 3, upload },
  },
};

export const PicturesAreSentWithTheText: Story = {
  ...WithPictures,
  beforeEach: () => {
    upload.mockResolvedValue({ status: 'stored', name: 'mirror.webp', url: 'mirror.webp' });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove saved picture 1' }));
    const field = screen.getByLabelText(/^Choose pictures/);
    await userEvent.upload(field, pictureFile('mirror.jpg'));
    await screen.findByText(/room for 1 more/);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...{ rating: 5, text: 'Soft.', size: 'M', pictures: [both[1]?.name, 'mirror.webp'] },
      }),
    );
  },
};

export const PicturesWithoutTextAreNotSent: Story = {
  ...WithPictures,
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Your review' });
    await userEvent.clear(text);
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription('Write something with your pictures'),
    );
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const AFailedPictureCanBeRemovedAndTheTextIsKept: Story = {
  ...WithPictures,
  name: 'A failed picture can be removed, and the text is kept',
  beforeEach: () => {
    upload.mockResolvedValue({ status: 'failed', reason: 'We can’t reach the shop.' });
  },
  play: async () => {
    const field = await screen.findByLabelText(/^Choose pictures/);
    await userEvent.upload(field, pictureFile('mirror.jpg'));
    await screen.findByText('Image upload failed');
    await userEvent.click(screen.getByRole('button', save));
    await screen.findByText('Retry the picture that failed, or remove it');
    await userEvent.click(screen.getByRole('button', { name: 'Remove mirror.jpg' }));
    await expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Soft.');
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  },
};
