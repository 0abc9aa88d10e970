import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { ImportDialog } from '../../../../src/features/admin/products/ImportDialog.tsx';
import type { RowResults } from '../../../../src/features/admin/products/importRun.ts';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { shows } from '../../../pages/states.ts';
import {
  draftRows,
  header,
  noResults,
  picturedRows,
  plannedRows,
  someResults,
} from './importExamples.ts';
import { askingRun, shopRun } from './shopFileExamples.ts';

const planned = {
  ...{ fileName: 'products.csv', header, rows: plannedRows, problems: [] },
  ...{ unused: [], newKinds: [], asDrafts: false },
};

const meta = {
  component: ImportDialog,
  args: {
    run: { step: 'choose', pictures: 0, problems: [] },
    fetchesPictures: true,
    onFiles: fn(),
    onAsDrafts: fn(),
    onRoles: fn(),
    onAnswers: fn(),
    onPreview: fn(),
    onBack: fn(),
    onTemplate: fn(),
    onApply: fn(),
    onStop: fn(),
    onDownloadErrors: fn(),
    onClose: fn(),
  },
  parameters: {
    guide: {
      instead: {
        ProductForm: 'for one product.',
        BulkBar: 'for the same change to several.',
      },
      content: [
        'Before anything is changed, each row says what it would do. The button counts: “Apply 3 changes and add 57”.',
        'What failed stands first, says why, row by row, and can be downloaded.',
        'Pictures that rows name are chosen along with the file, or once the rows say what is missing.',
      ],
      announced: [
        'A dialog named “Import products”. While it runs, it can be stopped but not closed.',
        'What is wrong with a file is announced politely.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {};

export const TabReachesTheField: Story = {
  name: 'Tab reaches the field, and chosen files are read',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Import products' });
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Choose a CSV file and its pictures/)).toHaveFocus(),
    );
    const files = [
      new File(['id'], 'products.csv', { type: 'text/csv' }),
      pictureFile('front.jpg'),
    ];
    await userEvent.upload(screen.getByLabelText(/^Choose a CSV file and its pictures/), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const APictureAloneRequestsItsFile: Story = {
  args: { run: { step: 'choose', pictures: 1, problems: [] } },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(
      '1 picture is chosen. Now choose the CSV file that names it.',
    );
  },
};

export const InvalidFile: Story = {
  args: {
    run: {
      step: 'choose',
      pictures: 12,
      problems: [
        'Row 1: there is no column “fit” here.',
        '“logo.svg” is not a picture in JPEG, PNG, WebP or AVIF.',
      ],
    },
  },
};

export const AClickDownloadsATemplate: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download a template' }));
    await expect(args.onTemplate).toHaveBeenCalledOnce();
  },
};

export const WithoutPicturesFromTheWeb: Story = {
  args: { fetchesPictures: false },
  afterEach: async () => {
    await screen.findByText(/^The column images names a row’s pictures/);
    await expect(screen.queryByText(/web address/)).not.toBeInTheDocument();
  },
};

export const FileOfAnotherShop: Story = { args: { run: askingRun } };

export const AClickShowsItsProducts: Story = {
  ...FileOfAnotherShop,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the products' }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
  },
};

export const ProductsOfAnotherShop: Story = { args: { run: shopRun } };

export const BackLeadsToTheQuestions: Story = {
  ...ProductsOfAnotherShop,
  play: async ({ args }) => {
    await expect(await screen.findByText('has no price')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Reading: Story = { args: { run: { step: 'reading' } } };

export const Planned: Story = {
  args: { run: { step: 'planned', ...planned, results: noResults } },
};

export const AClickAppliesThePlan: Story = {
  ...Planned,
  name: 'A click or Enter applies the plan',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download 1 error' }));
    await expect(args.onDownloadErrors).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply 1 change and add 1' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledTimes(2);
  },
};

export const ASwitchMakesNewProductsDrafts: Story = {
  args: {
    run: {
      ...{ step: 'planned', ...planned, results: noResults },
      ...{ asDrafts: true, rows: draftRows },
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/1 comes as a draft\./)).toBeInTheDocument();
    const drafts = await screen.findByRole('switch', { name: /^Import new products as drafts/ });
    await waitFor(() => expect(drafts).toBeChecked());
    await userEvent.click(drafts);
    await expect(args.onAsDrafts).toHaveBeenLastCalledWith(false);
    drafts.focus();
    await userEvent.keyboard('[Space]');
    await expect(args.onAsDrafts).toHaveBeenCalledTimes(2);
  },
};

export const AShopWithoutDraftsOffersNoSwitch: Story = {
  args: { run: { step: 'planned', ...planned, asDrafts: undefined, results: noResults } },
  play: async () => {
    await screen.findByRole('button', { name: 'Apply 1 change and add 1' });
    await expect(screen.queryByRole('switch', { name: /drafts/ })).not.toBeInTheDocument();
  },
};

export const Running: Story = {
  args: { run: { step: 'running', ...planned, results: new Map([[2, { status: 'saving' }]]) } },
};

export const ARunningImportCanOnlyBeStopped: Story = {
  ...Running,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Apply 1 change and add 1' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: /error/ })).not.toBeInTheDocument();
  },
};

export const SomeFailed: Story = {
  args: { run: { step: 'planned', ...planned, results: someResults } },
  afterEach: shows('Only failed rows are retried', async () => {
    await expect(
      await screen.findByText('Not saved: We can’t reach the shop.'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add 1 product' })).toBeEnabled(),
    );
    await expect(screen.getByRole('button', { name: 'Download 2 errors' })).toBeEnabled();
  }),
};

export const PicturesMissing: Story = {
  args: {
    run: {
      ...planned,
      step: 'planned',
      rows: picturedRows,
      unused: ['IMG_0001.jpg'],
      results: noResults,
    },
  },
};

export const MissingPicturesAreRequested: Story = {
  ...PicturesMissing,
  play: async ({ args }) => {
    const picture = pictureFile('AW26-01-oat-1.jpg');
    const field = await screen.findByLabelText(/^Choose the missing picture or drop it here/);
    await userEvent.upload(field, picture);
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
    await expect(screen.getByRole('button', { name: 'Add 1 product' })).toBeEnabled();
  },
};

export const ACorrectedFileIsRequestedToo: Story = {
  args: {
    run: {
      ...{ ...planned, step: 'planned', results: noResults },
      rows: [...picturedRows, ...plannedRows.filter(({ kind }) => kind === 'error')],
    },
  },
  name: 'A corrected file is requested, too',
  play: async () => {
    await expect(
      await screen.findByLabelText(/^Choose corrected files or drop them here/),
    ).toBeInTheDocument();
  },
};

const saved: RowResults = new Map([
  [2, { status: 'done' }],
  [4, { status: 'done' }],
]);

export const AllSaved: Story = {
  args: {
    run: {
      ...planned,
      step: 'planned',
      rows: plannedRows.filter(({ kind }) => kind !== 'error'),
      results: saved,
    },
  },
  afterEach: shows('Nothing is left to apply', async () => {
    await expect(await screen.findByText(/Saved 2 of 2, 0 failed\./)).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /Apply|Add/ })).not.toBeInTheDocument();
    await expect(screen.queryByLabelText(/^Choose/)).not.toBeInTheDocument();
  }),
};

export const OnAPhone: Story = { ...Planned, globals: { viewport: { value: 'phone' } } };
