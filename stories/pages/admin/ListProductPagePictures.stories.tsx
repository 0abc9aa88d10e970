import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { pictureFile } from '../../mocks/pictureFile.ts';
import { apply, chooseFiles, csvFile, expectCount, rowOf } from './productList.ts';

/** Products are imported with their pictures. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const cape = csvFile('name,price,category,images', 'Loden Cape,210,women,cape.jpg');

const season = [
  'name,colour,price,category,M,images',
  'Cable Cardigan,Navy,129,women,3,AW26-navy-1.jpg| aw26-navy-2.JPG ',
  'Cable Cardigan,Oat,129,women,3,AW26-oat-1.jpg',
];

const navy = ['AW26-navy-1.jpg', 'AW26-navy-2.jpg'].map((name) => pictureFile(name));

export const PicturesAreImportedWithTheirFile: Story = {
  play: async ({ canvas }) => {
    await chooseFiles(canvas, csvFile(...season), ...navy, pictureFile('IMG_0001.jpg'));
    await screen.findByText('picture “AW26-oat-1.jpg” was not chosen');
    await expect(screen.getByText('No row names IMG_0001.jpg.')).toBeInTheDocument();
    await expect(screen.getByText(/1 with errors\..* 2 pictures come along\./)).toBeInTheDocument();

    await userEvent.upload(
      screen.getByLabelText(/^Choose the missing picture or drop/),
      pictureFile('aw26-OAT-1.jpg'),
    );
    await apply('Add 2 products', /Saved 2 of 2, 0 failed\./);
    await expect(screen.queryByRole('button', { name: /^(Apply|Add)/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expectCount(canvas, '10 products');
    await waitFor(async () =>
      expect((await rowOf(canvas, /Cable Cardigan, Navy/)).querySelector('img')).toBeVisible(),
    );
  },
};

export const AFailedUploadFailsOnlyItsRow: Story = {
  name: 'A failed upload fails only its row, and is retried',
  parameters: { shop: { admin: { failingUploads: 1 } } },
  play: async ({ canvas }) => {
    await chooseFiles(canvas, csvFile(...season), ...navy, pictureFile('AW26-oat-1.jpg'));
    await apply('Add 2 products', /Saved 1 of 2, 1 failed\./);
    await screen.findByText('Not saved: “AW26-navy-1.jpg”: Something went wrong on our side.');
    await apply('Add 1 product', /Saved 2 of 2, 0 failed\./);
  },
};

/** A second upload would make the retry add another product. */
export const APictureIsSentOnceHoweverOftenItsRowIsRetried: Story = {
  name: 'A picture is sent once, however often its row is retried',
  parameters: { shop: { admin: { lostAnswers: 1 } } },
  play: async ({ canvas }) => {
    await chooseFiles(canvas, cape, pictureFile('cape.jpg'));
    await apply('Add 1 product', /Saved 0 of 1, 1 failed\./);
    await apply('Add 1 product', /Saved 1 of 1, 0 failed\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expectCount(canvas, '9 products');
  },
};

export const StopEndsAnUploadAndItsRowStaysUnsaved: Story = {
  name: 'Stop ends an upload, and its row stays unsaved',
  parameters: { shop: { outages: { 'POST /s3/upload': 'silent' } } },
  play: async ({ canvas }) => {
    await chooseFiles(canvas, cape, pictureFile('cape.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 product' }));
    await screen.findByText('Uploading picture 1 of 1');
    (await screen.findByRole('button', { name: 'Stop' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add 1 product' })).toBeEnabled(),
    );
    await expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
  },
};
