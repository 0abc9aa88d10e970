import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { shopFileText } from '../../features/admin/products/shopFileExamples.ts';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { pictureFile } from '../../mocks/pictureFile.ts';
import { expectCount, rowOf } from './productList.ts';

/** Products are imported from a CSV file. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

function csvFile(...lines: string[]): File {
  return new File([lines.join('\n')], 'spring.csv', { type: 'text/csv' });
}

const chooseCsv = (canvas: Canvas, ...lines: string[]) => chooseFiles(canvas, csvFile(...lines));

const cape = csvFile('name,price,category,images', 'Loden Cape,210,women,cape.jpg');

// A file chooser can offer all files.
const anyFile = userEvent.setup({ applyAccept: false });

async function chooseFiles(canvas: Canvas, ...files: File[]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }));
  await anyFile.upload(await screen.findByLabelText(/^Choose a CSV file/), files);
}

async function apply(name: string, result: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText(result);
}

export const AFileIsPreviewedThenApplied: Story = {
  name: 'A file is previewed, then applied',
  play: async ({ canvas }) => {
    await chooseCsv(
      canvas,
      'id,name,price,category,M',
      `${linenShirt._id},Linen Camp Shirt,95,women,8`,
      ',Loden Cape,210,women,4',
      'ghost,Nobody,1,women,1',
    );
    await screen.findByText(/^spring\.csv: 1 new, 1 changed, 0 unchanged, 1 with errors\./);
    await expect(screen.getByText('id “ghost” belongs to no product')).toBeInTheDocument();
    await apply('Apply 1 change and add 1', /Saved 2 of 2, 0 failed\./);
    await expect(screen.getByRole('dialog', { name: 'Import products' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectCount(canvas, '9 products');
    await waitFor(async () =>
      expect(await rowOf(canvas, /Linen Camp Shirt/)).toHaveTextContent('$95.00'),
    );
    await expect(await rowOf(canvas, /Loden Cape/)).toHaveTextContent('$210.00');
  },
};

export const AFileIsAppliedOnASpecOnlyServer: Story = {
  ...AFileIsPreviewedThenApplied,
  name: 'A file is applied on a spec-only server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
};

export const RowsWithoutAReplyAreReloaded: Story = {
  ...AFileIsPreviewedThenApplied,
  name: 'Rows without a reply are reloaded, and reported as saved',
  tags: ['behaviour'],
  beforeEach: () => {
    loseAnswer('POST /modifyproduct', 2);
    loseAnswer('POST /addproduct');
  },
};

export const AConcurrentlyChangedProductIsNotOverwritten: Story = {
  parameters: { shop: { admin: { changedMeanwhile: { price: 101 } } } },
  play: async ({ canvas }) => {
    await chooseCsv(canvas, 'id,price', `${linenShirt._id},95`);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply 1 change' }));
    await screen.findByText(/^Not saved: It has been changed/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await rowOf(canvas, /Linen Camp Shirt/)).toHaveTextContent('$101.00'),
    );
  },
};

export const ErrorsAreExportedAsAFile: Story = {
  name: 'Rows with errors can be downloaded',
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await chooseCsv(
      canvas,
      'id,name,price,category,M',
      ',Loden Cape,210,women,4',
      'ghost,"Cape, loden",1,women,1',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download 1 error' }));
    await expect(await offeredText()).toContain(
      [
        'id,name,price,category,M,error',
        'ghost,"Cape, loden",1,women,1,Row 3: id “ghost” belongs to no product',
      ].join('\r\n'),
    );
  },
};

export const AnExistingProductIsReportedBeforeItIsAddedAgain: Story = {
  play: async ({ canvas }) => {
    await chooseCsv(
      canvas,
      'name;price;category;M',
      'Loden Cape;210,50;Women;4',
      'linen camp shirt;89;WOMEN;4',
    );
    await screen.findByText('There is already a “linen camp shirt”');
    await expect(screen.getByText(/1 looks like another product\./)).toBeInTheDocument();
    await expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('linen camp shirtRow 3');
    await apply('Add 2 products', /Saved 2 of 2, 0 failed\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(await rowOf(canvas, /Loden Cape/)).toHaveTextContent('$210.50');
  },
};

export const AFileOfAnotherShopBecomesDrafts: Story = {
  play: async ({ canvas }) => {
    const file = new File([shopFileText], 'shopify.csv', { type: 'text/csv' });
    await chooseFiles(canvas, file);
    await screen.findByText(/^shopify\.csv is a file of Shopify: 4 products in 5 rows\./);
    await userEvent.selectOptions(screen.getByLabelText('Category of Belts'), 'men');
    await userEvent.click(screen.getByRole('button', { name: 'Show the products' }));
    await screen.findByText(/^shopify\.csv: 3 new, 0 changed, 0 unchanged, 2 with errors\./);
    await expect(screen.getByText('is a gift card, which is not imported')).toBeInTheDocument();
    await apply('Add 3 products', /Saved 3 of 3, 0 failed\./);
    const [saved] = screen.getAllByText('Saved. “https://cdn.shop.example/gone.jpg” is not there.');
    await expect(saved).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await rowOf(canvas, /Wool Coat, Camel/)).toHaveTextContent('$189.00');
    await expect(await rowOf(canvas, /Belt.*\$49\.00/)).toHaveTextContent('Draft');
    await userEvent.click(canvas.getByRole('button', { name: 'Redirects' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Old path, a space, new path');
    await expect(field.value).toMatch(
      /^\/products\/belt \/product\/\S+\n\/products\/wool-coat \/product\/\S+$/,
    );
  },
};

export const RedirectsThatDoNotLoadShowTheReason: Story = {
  parameters: { shop: { outages: { 'GET /redirects': 'offline' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redirects' }));
    await expectAlert(/We can’t reach the shop/);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const TheMeaningOfAColumnIsKept: Story = {
  play: async ({ canvas }) => {
    const lines = ['Code,Label,Amount,Who', 'A1,Field Cap,19.00,men'];
    await chooseCsv(canvas, ...lines);
    for (const [column, role] of Object.entries({
      Label: 'name',
      Amount: 'price',
      Who: 'audience',
    })) {
      const field = await screen.findByLabelText(`Meaning of ${column}`);
      await userEvent.selectOptions(field, role);
      await waitFor(() => expect(field).toHaveValue(role));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await chooseCsv(canvas, ...lines);
    await expect(await screen.findByLabelText('Meaning of Label')).toHaveValue('name');
    await userEvent.click(screen.getByRole('button', { name: 'Show the products' }));
    await apply('Add 1 product', /Saved 1 of 1, 0 failed\./);
  },
};

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

export const PicturesAreImportedOnASpecOnlyServer: Story = {
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await chooseFiles(canvas, cape, pictureFile('cape.jpg'));
    await apply('Add 1 product', /Saved 1 of 1, 0 failed\./);
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

export const FilesThatAreNoPicturesAreRefusedByName: Story = {
  play: async ({ canvas }) => {
    await chooseFiles(
      canvas,
      csvFile('name,price,category,images', 'Loden Cape,210,women,huge.jpg'),
      pictureFile('huge.jpg', { bytes: 10 * 1024 * 1024 + 1 }),
      pictureFile('logo.svg', { type: 'image/svg+xml' }),
    );
    await screen.findByText('“logo.svg” is not a picture in JPEG, PNG, WebP or AVIF.');
    await apply('Add 1 product', /Saved 0 of 1, 1 failed\./);
    await screen.findByText(/^Not saved: “huge\.jpg” is above 10 MB or 25 megapixels/);
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
    await chooseFiles(canvas, csvFile(...season), ...navy, pictureFile('AW26-oat-1.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 products' }));
    await screen.findByText('Uploading picture 1 of 2');
    (await screen.findByRole('button', { name: 'Stop' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add 2 products' })).toBeEnabled(),
    );
    await expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
  },
};
